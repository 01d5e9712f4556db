import type { CoinPlatform } from '#coins/lots/coin-lot.ts';
import type { ChapterRefund } from './chapter-refund.ts';
import type { CoinRefund } from './coin-refund.ts';

/** Coins by the shop they were bought in, named as on the wire. */
export type CoinDetail = {
  readonly ios: number;
  readonly aos: number;
  /** one-store. */
  readonly aos3rdParty: number;
  /** web. */
  readonly other: number;
};

/** The `inventory` of a refund's member (challenge-and-shutdown, section 3): won, and coins. */
export type RefundTotals = {
  /** Chapters and coins, in won. */
  readonly refundTotalAmount: number;
  /** Chapters alone, in won. */
  readonly refundPurchasedAmount: number;
  /** Coins that are refunded; `coinDetail` says where they were bought. */
  readonly refundBalanceCoin: number;
  readonly coinDetail: CoinDetail;
};

const detailOf = {
  ios: 'ios',
  aos: 'aos',
  'one-store': 'aos3rdParty',
  web: 'other',
} as const satisfies Readonly<Record<CoinPlatform, keyof CoinDetail>>;

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/**
 * What a member is refunded in all, without a fee (challenge-and-shutdown, section 9 "Refund"): the
 * sum of the chapters and of the coins, as they are listed. The call for the chapters' details has
 * `refundPurchasedAmount` for its total.
 */
export function refundTotals(
  chapters: readonly Pick<ChapterRefund, 'won'>[],
  coins: readonly CoinRefund[],
): RefundTotals {
  const refundPurchasedAmount = sum(chapters.map(({ won }) => won));
  const coinDetail = { ios: 0, aos: 0, aos3rdParty: 0, other: 0 };
  for (const refund of coins) coinDetail[detailOf[refund.lot.platform]] += refund.coins;
  return {
    refundTotalAmount: refundPurchasedAmount + sum(coins.map(({ won }) => won)),
    refundPurchasedAmount,
    refundBalanceCoin: sum(coins.map((refund) => refund.coins)),
    coinDetail,
  };
}
