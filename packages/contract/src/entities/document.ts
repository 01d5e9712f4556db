import { z } from 'zod';

/** reading-service 3, Notice and FAQ document; `categoryPath` from the widest to the narrowest. */
export const helpDocument = z.object({
  id: z.int().positive(),
  title: z.string(),
  body: z.string(),
  publishedAt: z.iso.datetime(),
  categoryPath: z.array(z.string()),
});
export type HelpDocument = z.infer<typeof helpDocument>;
