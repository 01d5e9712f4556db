import { z } from 'zod';
import { readTextFile } from '../help/read-text-file.ts';
import { UsageError } from '../usage-error.ts';

/** `2026-12-01T09:00+09:00`. */
export const moment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/)
  .transform((given) => new Date(given))
  .refine((date) => !Number.isNaN(date.getTime()));

export const line = (most: number) => z.string().trim().min(1).max(most);

/** @throws UsageError where a file is no JSON, or not such as is wanted */
export async function readJson<T>(file: string, schema: z.ZodType<T>): Promise<T> {
  let given: unknown;
  const text = await readTextFile(file);
  try {
    given = JSON.parse(text);
  } catch {
    throw new UsageError(`${file} is no JSON`);
  }
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const where = issue?.path.length ? `${issue.path.join('.')}: ` : '';
  throw new UsageError(`${file}: ${where}${issue?.message ?? 'is not as it should be'}`);
}
