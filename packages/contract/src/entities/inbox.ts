import { z } from 'zod';
import { giftItems } from '../vocabulary.ts';

/** reading-service 3, Gift. `expireRemained` in seconds. */
export const gift = z.object({
  item: z.enum(giftItems),
  id: z.int().positive(),
  title: z.string(),
  description: z.string(),
  imageUrl: z.string().nullable(),
  urlHttp: z.string().nullable(),
  received: z.boolean(),
  expireRemained: z.int().nonnegative(),
  distributionType: z.string(),
  itemConfigId: z.int().positive(),
});
export type Gift = z.infer<typeof gift>;

export const message = z.object({
  title: z.string(),
  description: z.string(),
  distributedAt: z.iso.datetime(),
});
export type Message = z.infer<typeof message>;
