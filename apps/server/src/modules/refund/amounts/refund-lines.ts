import type { CoinShare } from '@hanji/domain/coins/lots.ts';
import { refundWon, storeOf } from '@hanji/domain/refund/amounts.ts';
import { exactValue, type RefundStatement } from '@hanji/domain/refund/statement.ts';
import { ratioText } from '@hanji/domain/numbers/ratio.ts';
import type { RefundShare, refundLine } from '#db/schema/refund/refund.ts';
import type { PurchasedChapter } from './refund-basis.ts';

/** A line as it is shown and kept. */
export type RefundLine = Omit<typeof refundLine.$inferSelect, 'requestId'>;

const whole = { part: 1, of: 1 } as const;

function shareOf({ lot, coins }: CoinShare): RefundShare {
  const { id: lotId, kind, granted, paid } = lot;
  return { lotId, kind, coins, granted, paid: paid?.amount ?? null };
}

/** The lines of a statement: chapters, the newest first, then coins, the oldest first. */
export function linesOf({ chapters, coins }: RefundStatement<PurchasedChapter>): RefundLine[] {
  const ofChapters = chapters.map((refund) => {
    const { chapterId, contentName, chapterName, purchasedAt, shares } = refund.chapter;
    return {
      kind: 'chapter' as const,
      chapterId,
      contentName,
      chapterName,
      store: null,
      purchasedAt,
      coins: refund.usedCoin,
      remainingDays: refund.remainingDays,
      price: refundWon(shares, whole),
      exact: ratioText(exactValue(refund)),
      won: refund.won,
      shares: shares.map(shareOf),
    };
  });
  const ofCoins = coins.map((refund) => ({
    kind: 'coins' as const,
    chapterId: null,
    contentName: null,
    chapterName: null,
    store: storeOf(refund.lot),
    purchasedAt: refund.lot.acquiredAt,
    coins: refund.coins,
    remainingDays: null,
    price: refund.won,
    exact: ratioText(exactValue(refund)),
    won: refund.won,
    shares: [shareOf(refund)],
  }));
  return [...ofChapters, ...ofCoins].map((facts, line) => ({ line, ...facts }));
}
