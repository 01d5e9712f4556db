import { z } from 'zod';
import { chapterActivity } from './chapter.ts';
import { inventory } from './inventory.ts';

/** challenge-and-shutdown 7, POST /coin/transaction/token. */
export const coinTransaction = z.object({ transactionToken: z.string() });
export type CoinTransaction = z.infer<typeof coinTransaction>;

/** What a purchase or a rental left: the chapters as they are now, and what the reader has. */
export const purchasedChapters = z.object({
  chapters: z.array(
    z.object({
      id: z.int().positive(),
      activity: chapterActivity.pick({ unlocked: true, rented: true, rentRemained: true }),
    }),
  ),
  inventory,
  /** Until when the unlock can be taken back, as long as nothing was read; null where it cannot. */
  takeBackUntil: z.iso.datetime().nullable(),
});
export type PurchasedChapters = z.infer<typeof purchasedChapters>;

/** An advertisement that opens a chapter, once it was shown to its end. */
export const advertisement = z.object({
  adToken: z.string(),
  clipUrl: z.string(),
  seconds: z.int().positive(),
  /** How many can be watched today, this one among them. */
  usesLeft: z.int().nonnegative(),
  /** How many ad tickets the reader has: each opens a chapter in place of an advertisement. */
  adTickets: z.int().nonnegative(),
});
export type Advertisement = z.infer<typeof advertisement>;

/** What paying a price in coins would use, in the order of use, and what would be left. */
export const coinSpending = z.object({
  uses: z.array(
    z.object({
      kind: z.enum(['given', 'purchased']),
      amount: z.int().positive(),
      expireAt: z.iso.datetime().nullable(),
    }),
  ),
  missing: z.int().nonnegative(),
  balanceAfter: z.int().nonnegative(),
});
export type CoinSpending = z.infer<typeof coinSpending>;
