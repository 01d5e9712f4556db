import { z } from 'zod';

/** How every answer says what came of a call, beside its data (reading-service, section 7). */
export const result = z.object({
  code: z.int(),
  message: z.string(),
  debug: z.string().nullable(),
});
