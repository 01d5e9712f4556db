import type { z } from 'zod';
import { badRequest } from '#http/failure/api-failure.ts';

/**
 * A part of a request as its schema has it.
 * @throws ApiFailure 400 whose detail names the field and what it should be.
 */
export function parseInput(
  schema: z.ZodType | undefined,
  part: 'path' | 'query' | 'body',
  value: unknown,
): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = [part, ...(issue?.path ?? []).map(String)].join('.');
  throw badRequest(`${place}: ${issue?.message ?? 'Invalid input'}`);
}
