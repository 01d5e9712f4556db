import { and, eq, gt, isNull } from 'drizzle-orm';
import type { PurchasedChapters } from '@hanji/contract/entities/purchase.ts';
import type { SalesConfig } from '@hanji/contract/entities/chapter.ts';
import { activityOf } from '@hanji/domain/chapters/chapter-right.ts';
import { takeBackUntil } from '@hanji/domain/purchase/take-back.ts';
import type { Transaction } from '#db/executor.ts';
import { chapterRental, chapterUnlock, gaugeUse } from '#db/schema/purchase.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { Caller } from '#http/request/caller.ts';
import type { UnitContext } from '#http/request-context.ts';
import type { TitleRow } from '#modules/catalogue/load-titles.ts';
import { admitToTitle, type TitlePath } from '#modules/content/admission.ts';
import { salesConfig } from '#modules/content/chapter-entity.ts';
import { findChapters } from '#modules/content/queries.ts';
import { inventoryOf } from '#modules/member/inventory.ts';
import type { LockedWallet } from '#modules/wallet/ledger/locked-wallet.ts';
import { ChapterRights } from '#modules/wallet/rights.ts';

/** A chapter as it is sold now, to somebody who may see its title. */
export type ChapterForSale = {
  readonly id: number;
  readonly activity: ReturnType<typeof activityOf>;
  readonly salesConfig: SalesConfig;
};

export type TitleForSale = {
  readonly title: TitleRow;
  /** As many as were asked for, in their order. */
  readonly chapters: readonly ChapterForSale[];
  readonly gaugeUsedAt: Date | null;
};

/** @throws ApiFailure as content home does; 404 where a chapter is not there */
export async function chaptersForSale(
  unit: UnitContext,
  path: TitlePath,
  chapterIds: readonly number[],
  caller: Caller,
  { id: walletId }: LockedWallet,
): Promise<TitleForSale> {
  const now = unit.now();
  const title = await admitToTitle(unit, path, caller);
  const rows = await findChapters(unit.db, title.id, chapterIds, now);
  const rights = await rightsIn(unit.db, walletId, title.id, now);
  const chapters = chapterIds.map((id) => {
    const row = rows.find(({ chapter }) => chapter.id === id);
    if (row === undefined) throw new ApiFailure(404, 'chapterNotFound');
    const activity = activityOf(rights.of(id), now);
    return { id, activity, salesConfig: salesConfig(title, row.chapter, now) };
  });
  return { title, chapters, gaugeUsedAt: await gaugeUsedAt(unit.db, walletId, title.id) };
}

async function rightsIn(tx: Transaction, walletId: number, contentId: number, now: Date) {
  const unlocks = await tx
    .select()
    .from(chapterUnlock)
    .where(
      and(
        eq(chapterUnlock.walletId, walletId),
        eq(chapterUnlock.contentId, contentId),
        isNull(chapterUnlock.takenBackAt),
      ),
    );
  const rentals = await tx
    .select()
    .from(chapterRental)
    .where(
      and(
        eq(chapterRental.walletId, walletId),
        eq(chapterRental.contentId, contentId),
        gt(chapterRental.endsAt, now),
      ),
    );
  return new ChapterRights(unlocks, rentals);
}

async function gaugeUsedAt(tx: Transaction, walletId: number, contentId: number) {
  const [use] = await tx
    .select({ usedAt: gaugeUse.usedAt })
    .from(gaugeUse)
    .where(and(eq(gaugeUse.walletId, walletId), eq(gaugeUse.contentId, contentId)));
  return use?.usedAt ?? null;
}

/** What the reader is told: chapters and wallet as they are when all is done. */
export async function purchasedChapters(
  unit: UnitContext,
  title: TitleRow,
  chapterIds: readonly number[],
  wallet: LockedWallet,
): Promise<PurchasedChapters> {
  const now = unit.now();
  const rights = await rightsIn(unit.db, wallet.id, title.id, now);
  const used = await gaugeUsedAt(unit.db, wallet.id, title.id);
  const fresh = chapterIds.flatMap((id) => rights.fresh(id, now)?.unlockedAt.getTime() ?? []);
  const until = fresh.length === 0 ? null : takeBackUntil(new Date(Math.min(...fresh)));
  return {
    chapters: chapterIds.map((id) => ({ id, activity: activityOf(rights.of(id), now) })),
    inventory: inventoryOf({ lots: wallet.lots, gaugeUsedAt: used }, title, now),
    takeBackUntil: until?.toISOString() ?? null,
  };
}
