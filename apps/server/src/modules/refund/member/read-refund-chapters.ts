import type { RefundChapters } from '@hanji/contract/entities/refund.ts';
import type { RequestContext } from '#http/request-context.ts';
import { refundOfMember } from './refund-of-member.ts';

/** A page of the chapters that are refunded, the newest first, with the total of all. */
export async function readRefundChapters(
  context: RequestContext,
  memberId: string,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
): Promise<RefundChapters> {
  const { totals, linesOf } = await refundOfMember(context, memberId);
  const from = pageNo * pageSize;
  const { lines, count } = await linesOf({ kind: 'chapter', from, most: pageSize });
  return {
    refundPurchasedChapterDetail: lines.map((line) => ({
      contentName: line.contentName ?? '',
      chapterName: line.chapterName ?? '',
      createdAt: line.purchasedAt.toISOString(),
      usedCoin: line.coins,
      remainingDays: line.remainingDays ?? 0,
      unitPrice: line.price,
      refundAmount: line.won,
    })),
    refundTotalAmount: totals.refundPurchasedAmount,
    refundPurchasedCount: count,
  };
}
