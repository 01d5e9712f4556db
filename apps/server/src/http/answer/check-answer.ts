import { isDeepStrictEqual } from 'node:util';
import type { CallDescription } from '@hanji/contract/calls/call.ts';
import { callSucceeded } from '@hanji/domain/errors/call-success.ts';
import type { z } from 'zod';
import type { Answer, JsonAnswer } from './answer.ts';

/**
 * Refuses an answer that its call does not promise: a code that is no success, data outside
 * the schema, or fields that the schema does not have.
 * @throws Error, which becomes 500
 */
export function checkAnswer(
  name: string,
  call: CallDescription,
  schema: z.ZodType,
  { data, code }: Answer<unknown> | JsonAnswer<unknown>,
): void {
  if (!callSucceeded(call.success, code)) throw new Error(`${name} answered with the code ${code}`);
  const parsed = schema.safeParse(data);
  if (!parsed.success)
    throw new Error(`${name} answered outside its schema: ${parsed.error.message}`);
  const sent: unknown = JSON.parse(JSON.stringify(data));
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(parsed.data)), sent)) {
    throw new Error(`${name} answered with more than its schema has`);
  }
}
