import { z } from 'zod';
import { refundStates } from '../refund-states.ts';

/** In won. */
const won = z.int().nonnegative();
const count = z.int().nonnegative();

/** Coins by the shop they were bought in: `aos3rdParty` is one-store, `other` the web. */
const coinDetail = z.object({ ios: count, aos: count, aos3rdParty: count, other: count });

/** Coins that came together and are left: their share of what was paid for all of them. */
export const refundCoins = z.object({
  store: coinDetail.keyof(),
  purchasedAt: z.iso.datetime(),
  coins: z.int().positive(),
  /** How many came, and what was paid for these. */
  granted: z.int().positive(),
  paid: won,
  refundAmount: won,
});
export type RefundCoins = z.infer<typeof refundCoins>;

/** What the form of a refund shows (challenge-and-shutdown, section 3 "Refund member profile"). */
export const refundMember = z.object({
  profile: z.object({
    refundBank: z.array(z.object({ code: z.string(), name: z.string() })),
    nickname: z.string(),
    userId: z.uuid(),
    cellPhone: z.string().nullable(),
    inventory: z.object({
      refundTotalAmount: won,
      refundPurchasedAmount: won,
      refundBalanceCoin: count,
      coinDetail,
    }),
    /** Empty where nothing was asked for; the number but for its last digits is masked. */
    refundAccountInfo: z.object({
      accountNumber: z.string(),
      bankCode: z.string(),
      accountHolderName: z.string(),
      bankbookFileUrl: z.string().nullable(),
      locked: z.boolean(),
    }),
    /** How the amount of the coins comes about. */
    refundCoins: z.array(refundCoins),
    /** The newest request; null where there is none. */
    refundRequest: z
      .object({
        state: z.enum(refundStates),
        requestedAt: z.iso.datetime(),
        changedAt: z.iso.datetime(),
        /** Why it came to nothing. */
        reason: z.string().nullable(),
      })
      .nullable(),
  }),
  /** The service's clock, by which requests are taken. */
  now: z.iso.datetime(),
});
export type RefundMember = z.infer<typeof refundMember>;

/** An owned chapter that is refunded (challenge-and-shutdown, section 3). */
export const refundChapter = z.object({
  contentName: z.string(),
  chapterName: z.string(),
  createdAt: z.iso.datetime(),
  usedCoin: count,
  remainingDays: count,
  /** What was paid for the coins that it cost, a begun won as a whole one. */
  unitPrice: won,
  refundAmount: won,
});
export type RefundChapter = z.infer<typeof refundChapter>;

/** A page of them; total and count are of all. */
export const refundChapters = z.object({
  refundPurchasedChapterDetail: z.array(refundChapter),
  refundTotalAmount: won,
  refundPurchasedCount: count,
});
export type RefundChapters = z.infer<typeof refundChapters>;
