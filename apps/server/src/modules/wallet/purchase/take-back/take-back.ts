import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { overdraws, reverseEntries } from '@hanji/domain/coins/ledger/reverse-entries.ts';
import type { LedgerEntry } from '@hanji/domain/coins/ledger/ledger-entry.ts';
import type { PurchasedChapters } from '@hanji/contract/entities/purchase.ts';
import { canTakeBack } from '@hanji/domain/purchase/rights/take-back.ts';
import type { Transaction } from '#db/executor.ts';
import { chapterUnlock } from '#db/schema/wallet/purchase.ts';
import { ledgerPosting } from '#db/schema/wallet/wallet.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import { inUnit, type RequestContext, type UnitContext } from '#http/request-context.ts';
import { admitToTitle, type TitlePath } from '#modules/admission/admission.ts';
import { withLots, type LockedWallet } from '#modules/wallet/ledger/locked-wallet.ts';
import { postEntry } from '#modules/wallet/ledger/post-entry.ts';
import { takeRefundedCoins } from '#modules/wallet/take-refunded-coins.ts';
import { purchasedChapters } from '#modules/wallet/purchase/chapters-for-sale.ts';
import { lockForPurchase } from '#modules/wallet/purchase/purchase-facts.ts';
import type { Buyer } from '#modules/wallet/purchase/unlock-chapters.ts';

type Unlock = typeof chapterUnlock.$inferSelect;

/**
 * Takes back what was just unlocked, all or none: every lot holds again what it held.
 * @throws ApiFailure as content home does; 404 where a chapter is not the reader's; 409 where it is
 * too late, something of it was read, or the coins that came back are spent
 */
export function takeBackChapters(
  context: RequestContext,
  path: TitlePath,
  chapterIds: readonly number[],
  { memberId, caller }: Buyer,
): Promise<PurchasedChapters> {
  return inUnit(context, async (unit) => {
    const facts = await lockForPurchase(unit.db, memberId, path.contentId, null);
    const title = await admitToTitle(unit, path, caller);
    let { wallet } = facts;
    for (const unlock of await unlocksOf(unit.db, wallet.id, title.id, chapterIds)) {
      wallet = await takeBack(unit, wallet, unlock);
    }
    wallet = await takeRefundedCoins(unit.db, wallet, unit.now());
    const chapters = chapterIds.map((id) => ({
      id,
      right: { ...facts.rights.of(id), unlocked: false },
    }));
    const { gaugeUsedAt } = facts;
    const held = { lots: wallet.lots, gaugeUsedAt, unlockedAt: null };
    return purchasedChapters(unit, title, chapters, held);
  });
}

/** In the order in which they were bought, the last one first. */
async function unlocksOf(
  tx: Transaction,
  walletId: number,
  contentId: number,
  chapterIds: readonly number[],
): Promise<Unlock[]> {
  const unlocks = await tx
    .select()
    .from(chapterUnlock)
    .where(
      and(
        eq(chapterUnlock.walletId, walletId),
        eq(chapterUnlock.contentId, contentId),
        inArray(chapterUnlock.chapterId, [...chapterIds]),
        isNull(chapterUnlock.takenBackAt),
      ),
    )
    .orderBy(asc(chapterUnlock.id));
  if (unlocks.length < chapterIds.length) throw new ApiFailure(404, 'nothingToTakeBack');
  return unlocks.toReversed();
}

async function takeBack(
  unit: UnitContext,
  wallet: LockedWallet,
  unlock: Unlock,
): Promise<LockedWallet> {
  const now = unit.now();
  if (unlock.deliveredAt !== null) throw new ApiFailure(409, 'takeBackRead');
  if (!canTakeBack(unlock, now)) throw new ApiFailure(409, 'takeBackOver');
  const entry = reverseEntries(await entriesOf(unit.db, unlock));
  const lots = entry.postings.flatMap(({ account }) =>
    account.kind === 'lot' ? [account.lotId] : [],
  );
  const before = await withLots(unit.db, wallet, lots);
  if (overdraws(entry, before.lots)) throw new ApiFailure(409, 'takeBackSpent');
  const posted = await postEntry(unit.db, before, entry, { at: now });
  // Whoever delivers it in this moment is first or finds it taken back.
  const taken = await unit.db
    .update(chapterUnlock)
    .set({ takenBackAt: now, takeBackEntryId: posted.entryId })
    .where(and(eq(chapterUnlock.id, unlock.id), isNull(chapterUnlock.deliveredAt)))
    .returning({ id: chapterUnlock.id });
  if (taken.length === 0) throw new ApiFailure(409, 'takeBackRead');
  return posted.wallet;
}

/** What was paid, and what came back for it. */
async function entriesOf(
  tx: Transaction,
  { entryId, coinBackEntryId }: Unlock,
): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  for (const [kind, id] of [
    ['spend', entryId],
    ['coin_back', coinBackEntryId],
  ] as const) {
    if (id === null) continue;
    const rows = await tx
      .select()
      .from(ledgerPosting)
      .where(eq(ledgerPosting.entryId, id))
      .orderBy(asc(ledgerPosting.line));
    const postings = rows.map(({ account, lotId, unit, amount }) => ({
      account:
        account === 'lot' && lotId !== null
          ? { kind: account, lotId }
          : { kind: account as Exclude<typeof account, 'lot'> },
      unit,
      amount,
    }));
    entries.push({ kind, postings });
  }
  return entries;
}
