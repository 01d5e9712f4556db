import { z } from 'zod';

export const result = z.object({
  code: z.int(),
  message: z.string(),
  debug: z.string().nullable(),
});

/** Wraps the schema of a call's data as the wire carries it (reading-service, section 7). */
export function envelope<T extends z.ZodType>(data: T) {
  return z.object({ data, result });
}
