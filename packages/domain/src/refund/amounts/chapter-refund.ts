import { closingOf } from '#refund/calendar/closing-minute.ts';
import { type PaidShare, refundWon } from './refund-won.ts';

/** An owned chapter: when it was bought, and the coins of each lot that were spent on it. */
export type OwnedChapter = { readonly purchasedAt: Date; readonly shares: readonly PaidShare[] };

export type ChapterRefund<Chapter = OwnedChapter> = {
  readonly chapter: Chapter;
  /** All coins spent on it; those that were given are refunded with nothing. */
  readonly usedCoin: number;
  readonly remainingDays: number;
  readonly won: number;
};

const yearDays = 365;
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
        usedCoin: chapter.shares.reduce((sum, { coins }) => sum + coins, 0),
        remainingDays: days,
        won: refundWon(chapter.shares, { part: days, of: yearDays }),
      };
    })
    .filter(({ won }) => won > 0);
}
