import {
  type CoinLot,
  type CoinShare,
  isGiven,
  isSpendable,
  type CoinPlatform,
} from '#coins/lots.ts';
import { ledgerEntry, type LedgerEntry } from '#coins/ledger/ledger-entry.ts';
import { plus, ratio, roundedUp, times, type Ratio } from '#numbers/ratio.ts';
import { addYears } from '#times/calendar.ts';
import { closingOf } from './calendar.ts';

/** Coins, and what was paid for all coins of their lot. */
export type PaidShare = CoinShare<Pick<CoinLot, 'kind' | 'granted' | 'paid'>>;

/** A part of a whole, as two counts. */
export type Fraction = { readonly part: number; readonly of: number };

/**
 * What coins are worth in won, exactly: of each lot its share of what was paid for it, and of the sum
 * a fraction. Coins that were given are worth nothing, and so is a lot of none.
 * @throws RangeError when a lot was paid in another currency.
 */
export function refundValue(shares: readonly PaidShare[], { part, of }: Fraction): Ratio {
  let value = ratio(0);
  for (const { lot, coins } of shares) {
    if (lot.kind !== 'purchased' || lot.granted === 0) continue;
    value = plus(value, times(ratio(wonPaid(lot)), ratio(coins, lot.granted)));
  }
  return times(value, ratio(part, of));
}

/**
 * The same in whole won (challenge-and-shutdown, section 9 "Refund"). Exact until the end, where a
 * begun won counts as a whole one: an amount is cut once, and upward, so that no reader gets less
 * than the rule says, nor a whole won more.
 * @throws RangeError when a lot was paid in another currency.
 */
export function refundWon(shares: readonly PaidShare[], fraction: Fraction): number {
  return roundedUp(refundValue(shares, fraction));
}

function wonPaid({ paid }: Pick<CoinLot, 'paid'>): number {
  if (paid === null) return 0;
  if (paid.currency !== 'KRW') throw new RangeError(`refunds are in won, not in ${paid.currency}`);
  return paid.amount;
}

/** An owned chapter: when it was bought, and the coins of each lot that were spent on it. */
export type OwnedChapter = { readonly purchasedAt: Date; readonly shares: readonly PaidShare[] };

export type ChapterRefund<Chapter = OwnedChapter> = {
  readonly chapter: Chapter;
  /** All coins spent on it; those that were given are refunded with nothing. */
  readonly usedCoin: number;
  readonly remainingDays: number;
  readonly won: number;
};

/** The days of which a chapter is refunded those that remain. */
export const yearDays = 365;
const dayMs = 86_400_000;

/**
 * The days for which an owned chapter is refunded: 365 less the whole days of 24 hours from its
 * purchase to the end of the service; 0 for one that was not bought within the 365 days before it,
 * and for one bought after it (challenge-and-shutdown, section 9 "Owned books").
 */
export function remainingDays(purchasedAt: Date, endOfServiceAt: Date): number {
  if (purchasedAt.getTime() >= closingOf(endOfServiceAt).getTime()) return 0;
  const days = Math.floor((endOfServiceAt.getTime() - purchasedAt.getTime()) / dayMs);
  return Math.max(0, yearDays - Math.max(0, days));
}

/**
 * The owned chapters that are refunded and with what, in their order: unit price (the value of the
 * purchased coins spent) times remaining days out of 365, each cut to whole won in the reader's
 * favour, no fee (challenge-and-shutdown, section 9 "Refund"). One without an amount is left out.
 */
export function chapterRefunds<Chapter extends OwnedChapter>(
  chapters: readonly Chapter[],
  endOfServiceAt: Date,
): ChapterRefund<Chapter>[] {
  return chapters
    .map((chapter) => {
      const days = remainingDays(chapter.purchasedAt, endOfServiceAt);
      return {
        chapter,
        usedCoin: chapter.shares.reduce((total, { coins }) => total + coins, 0),
        remainingDays: days,
        won: refundWon(chapter.shares, { part: days, of: yearDays }),
      };
    })
    .filter(({ won }) => won > 0);
}

/** What is left of a purchased lot, and its value in won. */
export type CoinRefund = {
  readonly lot: CoinLot;
  readonly coins: number;
  readonly won: number;
};

const validityYears = 5;

/** Whether paid coins are left of a lot, not expired and within five years of their purchase. */
export function isRefundable(lot: CoinLot, at: Date): boolean {
  if (isGiven(lot) || !isSpendable(lot, at)) return false;
  return at.getTime() < addYears(lot.acquiredAt, validityYears).getTime();
}

/**
 * The unused paid coins that are refunded, lot by lot in their order (challenge-and-shutdown,
 * section 9 "Unused paid coins count only within 5 years of validity"). A lot's coins are worth
 * their share of what was paid for it, cut to whole won in the reader's favour; no fee.
 */
export function coinRefunds(lots: readonly CoinLot[], at: Date): CoinRefund[] {
  return lots
    .filter((lot) => isRefundable(lot, at))
    .map((lot) => ({
      lot,
      coins: lot.amount,
      won: refundWon([{ lot, coins: lot.amount }], { part: 1, of: 1 }),
    }));
}

/** Takes the coins that were paid out from their lots; no postings when there are none. */
export function refundEntry(refunds: readonly Pick<CoinRefund, 'lot' | 'coins'>[]): LedgerEntry {
  return ledgerEntry(
    'refund',
    refunds.map(({ lot, coins }) => ({ lot, amount: -coins })),
  );
}

/** Coins by the shop they were bought in, named as on the wire. */
type CoinDetail = {
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

/** The shop that coins were bought in, as the wire names it. */
export function storeOf({ platform }: Pick<CoinLot, 'platform'>): keyof CoinDetail {
  return detailOf[platform];
}

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
  for (const refund of coins) coinDetail[storeOf(refund.lot)] += refund.coins;
  return {
    refundTotalAmount: refundPurchasedAmount + sum(coins.map(({ won }) => won)),
    refundPurchasedAmount,
    refundBalanceCoin: sum(coins.map((refund) => refund.coins)),
    coinDetail,
  };
}
