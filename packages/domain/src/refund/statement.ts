import type { CoinLot, CoinShare } from '#coins/lots.ts';
import { minus, plus, ratio, sumOfRatios, type Ratio } from '#numbers/ratio.ts';
import {
  chapterRefunds,
  coinRefunds,
  refundTotals,
  refundValue,
  yearDays,
  type ChapterRefund,
  type CoinRefund,
  type RefundTotals,
} from './amounts.ts';
import { closingOf } from './calendar.ts';

/** What a member is refunded for, as the ledger has it. */
export type RefundBasis<Chapter> = {
  /** Every lot of coins, given ones as well, with what is left of it at `judgedAt`. */
  readonly lots: readonly CoinLot[];
  readonly chapters: readonly Chapter[];
  readonly endOfServiceAt: Date;
  readonly judgedAt: Date;
};

type BoughtChapter = {
  readonly purchasedAt: Date;
  readonly shares: readonly CoinShare[];
};

/** How a refund comes about, to the last won. */
export type RefundStatement<Chapter = BoughtChapter> = {
  readonly chapters: readonly ChapterRefund<Chapter>[];
  readonly coins: readonly CoinRefund[];
  readonly totals: RefundTotals;
  /** In won; what is refunded and what is kept are together what was paid. */
  readonly paid: number;
  /** Below 0 by less than a won a line, where rounding gave more than was used. */
  readonly kept: number;
};

const whole = { part: 1, of: 1 } as const;

function valueOfCoins(lot: CoinLot, coins: number): Ratio {
  return refundValue([{ lot, coins }], whole);
}

/** What the parts of a statement are worth exactly; what is refunded of them is rounded up. */
export function exactValue(
  part: ChapterRefund<{ readonly shares: readonly CoinShare[] }> | CoinRefund,
): Ratio {
  if ('lot' in part) return valueOfCoins(part.lot, part.coins);
  return refundValue(part.chapter.shares, { part: part.remainingDays, of: yearDays });
}

/** Coins bought for won before the service has ended; others are of a service that goes on. */
function countsHere(lot: CoinLot, endOfServiceAt: Date): boolean {
  const inWon = lot.kind === 'purchased' && lot.paid?.currency === 'KRW';
  return inWon && lot.acquiredAt.getTime() < closingOf(endOfServiceAt).getTime();
}

/**
 * A member's refund, line by line (challenge-and-shutdown, section 9 "Refund"), with what was paid
 * and what of it is kept: the used days of chapters, and coins that went for anything else or whose
 * time was over, less what rounding gave.
 * @throws RangeError where refunded and kept do not make up what was paid: the ledger is not whole
 */
export function refundStatement<Chapter extends BoughtChapter>({
  lots,
  chapters: bought,
  endOfServiceAt,
  judgedAt,
}: RefundBasis<Chapter>): RefundStatement<Chapter> {
  const counted = lots.filter((lot) => countsHere(lot, endOfServiceAt));
  const ids = new Set(counted.map(({ id }) => id));
  const valued = bought.map((chapter) => ({
    ...chapter,
    shares: chapter.shares.map(({ lot, coins }) => ({
      lot: ids.has(lot.id) ? lot : { ...lot, paid: null },
      coins,
    })),
  }));
  const chapters = chapterRefunds(valued, endOfServiceAt);
  const coins = coinRefunds(counted, judgedAt);
  const totals = refundTotals(chapters, coins);
  const paid = counted.reduce((sum, lot) => sum + (lot.paid?.amount ?? 0), 0);
  const kept = keptOf(counted, chapters, coins);
  const sum = plus(kept, ratio(totals.refundTotalAmount));
  if (sum.under !== 1n || sum.over !== BigInt(paid)) {
    throw new RangeError('what is refunded and kept is not what was paid');
  }
  return { chapters, coins, totals, paid, kept: paid - totals.refundTotalAmount };
}

/** From the other side: what was used, less what each line got by being rounded up. */
function keptOf(
  lots: readonly CoinLot[],
  chapters: readonly ChapterRefund<BoughtChapter>[],
  coins: readonly CoinRefund[],
): Ratio {
  const refunded = new Map<number, number>();
  const shares = [...chapters.flatMap(({ chapter }) => chapter.shares), ...coins];
  for (const share of shares) {
    refunded.set(share.lot.id, (refunded.get(share.lot.id) ?? 0) + share.coins);
  }
  const used = lots.map((lot) => valueOfCoins(lot, lot.granted - (refunded.get(lot.id) ?? 0)));
  const usedDays = chapters.map(({ chapter, remainingDays }) =>
    refundValue(chapter.shares, { part: yearDays - remainingDays, of: yearDays }),
  );
  const rounding = [...chapters, ...coins].map((line) => minus(ratio(line.won), exactValue(line)));
  return minus(sumOfRatios([...used, ...usedDays]), sumOfRatios(rounding));
}
