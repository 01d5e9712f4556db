import { and, asc, desc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { editionIds, editions } from '@hanji/contract/editions.ts';
import type { CoinLot, CoinShare } from '@hanji/domain/coins/lots.ts';
import { judgedAt, type ShutdownCalendar } from '@hanji/domain/refund/calendar.ts';
import type { RefundBasis } from '@hanji/domain/refund/statement.ts';
import type { Executor } from '#db/executor.ts';
import { chapterUnlock } from '#db/schema/wallet/purchase.ts';
import { coinLot, ledgerPosting } from '#db/schema/wallet/wallet.ts';
import { chapter } from '#db/schema/works/chapter.ts';
import { content } from '#db/schema/works/catalogue.ts';

/** A chapter that a member bought, with what each lot gave for it. */
export type PurchasedChapter = {
  readonly unlockId: number;
  readonly chapterId: number;
  readonly contentName: string;
  readonly chapterName: string;
  readonly purchasedAt: Date;
  readonly shares: readonly CoinShare[];
};

type Moment = { readonly calendar: Pick<ShutdownCalendar, 'endOfServiceAt'>; readonly at: Date };

/** The editions that shut down; what another sold is good there still. */
const closing = editionIds.filter((id) =>
  editions[id].capabilities.some((capability) => capability === 'refund'),
);

/** A coin lot of any kind, which counts for nothing where its money went back or another sold it. */
async function lotsOf(db: Executor, walletId: number, judged: Date): Promise<CoinLot[]> {
  const expired = sql<number>`coalesce((select -sum(p.amount) from ledger_posting p
    join ledger_entry e on e.id = p.entry_id
    where p.lot_id = coin_lot.id and e.kind = 'expire' and e.at > ${judged}), 0)::int`;
  // Coins that no order brought were bought in the service that ends.
  const isOthers = sql<boolean>`exists (select from coin_order_lot b
    join coin_order o on o.id = b.order_id
    where b.lot_id = coin_lot.id and (o.state = 'refunded' or ${notInArray(sql`o.edition`, closing)}))`;
  const rows = await db
    .select({ lot: coinLot, expired, isOthers })
    .from(coinLot)
    .where(
      and(eq(coinLot.walletId, walletId), sql`${coinLot.kind} in ('free', 'bonus', 'purchased')`),
    )
    .orderBy(asc(coinLot.acquiredAt), asc(coinLot.id));
  return rows.flatMap(({ lot: { kind, paidAmount, paidCurrency, ...lot }, ...row }) => {
    if (kind === 'ticket' || kind === 'ad_ticket') return [];
    const isPaid = paidAmount !== null && paidCurrency !== null && !row.isOthers;
    const paid = isPaid ? { amount: paidAmount, currency: paidCurrency } : null;
    // What ended after the service did is there still: nobody could spend it.
    return [{ ...lot, kind, paid, amount: lot.amount + row.expired }];
  });
}

/** The newest first. */
async function chaptersOf(
  db: Executor,
  walletId: number,
  lots: ReadonlyMap<number, CoinLot>,
): Promise<PurchasedChapter[]> {
  const rows = await db
    .select({
      unlockId: chapterUnlock.id,
      chapterId: chapter.id,
      contentName: content.name,
      chapterName: chapter.name,
      purchasedAt: chapterUnlock.unlockedAt,
      lotId: ledgerPosting.lotId,
      amount: ledgerPosting.amount,
    })
    .from(chapterUnlock)
    .innerJoin(content, eq(content.id, chapterUnlock.contentId))
    .innerJoin(chapter, eq(chapter.id, chapterUnlock.chapterId))
    .leftJoin(
      ledgerPosting,
      and(eq(ledgerPosting.entryId, chapterUnlock.entryId), eq(ledgerPosting.account, 'lot')),
    )
    .where(and(eq(chapterUnlock.walletId, walletId), isNull(chapterUnlock.takenBackAt)))
    .orderBy(desc(chapterUnlock.unlockedAt), desc(chapterUnlock.id), asc(ledgerPosting.line));
  const chapters = new Map<number, PurchasedChapter & { readonly shares: CoinShare[] }>();
  for (const { lotId, amount, ...facts } of rows) {
    const known = chapters.get(facts.unlockId) ?? { ...facts, shares: [] };
    chapters.set(facts.unlockId, known);
    const lot = lotId === null ? undefined : lots.get(lotId);
    if (lot !== undefined && amount !== null) known.shares.push({ lot, coins: -amount });
  }
  return [...chapters.values()];
}

/**
 * What a wallet is refunded for, as the ledger has it: coins as they are at `at`, and from the end
 * of the service on as they were then, less what was spent since.
 */
export async function refundBasis(
  db: Executor,
  walletId: number,
  { calendar, at }: Moment,
): Promise<RefundBasis<PurchasedChapter>> {
  const judged = judgedAt(calendar, at);
  const lots = await lotsOf(db, walletId, judged);
  const byId = new Map(lots.map((lot) => [lot.id, lot]));
  const chapters = await chaptersOf(db, walletId, byId);
  return { lots, chapters, endOfServiceAt: calendar.endOfServiceAt, judgedAt: judged };
}
