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

/** reading-service 3, Message; `id` is ours, to know which are new. */
export const message = z.object({
  id: z.int().positive(),
  title: z.string(),
  description: z.string(),
  distributedAt: z.iso.datetime(),
});
export type Message = z.infer<typeof message>;

/** What is asked, and what it gives. `expireRemained` in seconds. */
export const mission = z.object({
  id: z.int().positive(),
  title: z.string(),
  description: z.string(),
  item: z.enum(giftItems),
  amount: z.int().positive(),
  expireRemained: z.int().nonnegative(),
});
export type Mission = z.infer<typeof mission>;

const news = z.int().nonnegative();

/** How many entries of each tab have come since the member looked at it. */
export const inboxNews = z.object({ gift: news, message: news, mission: news });
export type InboxNews = z.infer<typeof inboxNews>;
