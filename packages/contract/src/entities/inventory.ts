import { z } from 'zod';

/** What a reader owns that opens chapters (reading-service 3). `recoverRemained` in seconds. */
export const inventory = z.object({
  ticket: z.object({ amount: z.int().nonnegative() }),
  coin: z.object({
    purchasedAmount: z.int().nonnegative(),
    freeAmount: z.int().nonnegative(),
    closestExpireAmount: z.int().nonnegative(),
    closestExpireAt: z.iso.datetime().nullable(),
  }),
  readForFree: z.object({
    amount: z.int().nonnegative(),
    recoverRemained: z.int().nonnegative(),
  }),
});
export type Inventory = z.infer<typeof inventory>;

/** Free coins that will expire (reading-service 3). */
export const expireCoins = z.array(
  z.object({ amount: z.int().positive(), expireAt: z.iso.datetime() }),
);
export type ExpireCoins = z.infer<typeof expireCoins>;
