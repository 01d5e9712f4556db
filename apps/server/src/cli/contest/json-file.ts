import { z } from 'zod';
import { readTextFile } from '../help/read-text-file.ts';
import { momentOf } from '../moment.ts';
import { UsageError } from '../usage-error.ts';

/** `2026-12-01T09:00+09:00`. */
export const moment = z.string().transform((given, context) => {
  const date = momentOf(given);
  if (date !== null) return date;
  context.addIssue('is no moment such as 2026-12-01T09:00+09:00');
  return z.NEVER;
});

export const line = (most: number) => z.string().trim().min(1).max(most);

/** No database keeps a NUL or half a character, which JSON can write. */
function refuseUnkept(value: unknown): unknown {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) {
    throw new UsageError('a text holds NUL or half a character');
  }
  return value;
}

/** @throws UsageError where a file is no JSON, or not such as is wanted */
export async function readJson<T>(file: string, schema: z.ZodType<T>): Promise<T> {
  let given: unknown;
  const text = await readTextFile(file);
  try {
    given = JSON.parse(text, (_, value: unknown) => refuseUnkept(value));
  } catch (cause) {
    if (cause instanceof UsageError) throw new UsageError(`${file}: ${cause.message}`);
    throw new UsageError(`${file} is no JSON`);
  }
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const where = issue?.path.length ? `${issue.path.join('.')}: ` : '';
  throw new UsageError(`${file}: ${where}${issue?.message ?? 'is not as it should be'}`);
}
