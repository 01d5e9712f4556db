import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { HeldLot, LotKind } from '@hanji/domain/coins/lots.ts';
import { chapterRental, chapterUnlock, gaugeUse } from '#db/schema/wallet/purchase.ts';
import { coinLot, wallet } from '#db/schema/wallet/wallet.ts';
import { ChapterRights, noRights } from '@hanji/domain/purchase/rights/chapter-rights.ts';

/** What a member holds, and what of a title is theirs. */
export type MemberWallet = {
  readonly lots: readonly HeldLot[];
  readonly rights: ChapterRights;
  /** Of the title's gauge; null where it never was. */
  readonly gaugeUsedAt: Date | null;
};

/** Unlocks of a title as a query writes them into one column. */
export type StoredUnlocks =
  | readonly [id: number, chapter: number, unlockedAt: string, deliveredAt: string | null][]
  | null;
/** Rentals, as well. */
export type StoredRentals = readonly [chapter: number, endsAt: string][] | null;

/** {@link MemberWallet} as a query writes it into one column; null where there is no wallet. */
export type StoredWallet = {
  readonly lots: readonly [kind: LotKind, amount: number, expiresAt: string | null][] | null;
  readonly unlocks: StoredUnlocks;
  readonly rentals: StoredRentals;
  readonly gaugeUsedAt: string | null;
} | null;

/**
 * The wallet of a member as a scalar of another query, so that a reader's facts come in one round
 * trip; of no title where `contentId` is null.
 */
export function walletOf(memberId: AnyPgColumn, contentId: SQL): SQL<StoredWallet> {
  const ofTitle = (table: typeof chapterUnlock | typeof chapterRental | typeof gaugeUse) =>
    and(eq(table.walletId, wallet.id), sql`${table.contentId} = ${contentId}`);
  // Written out, not a parameter: a plan for all values could not use the index of what is left.
  const isLeft = sql`${coinLot.amount} > 0`;
  const lots = sql`select json_agg(json_build_array(${coinLot.kind}, ${coinLot.amount},
      ${coinLot.expiresAt})) from ${coinLot}
    where ${and(eq(coinLot.walletId, wallet.id), isLeft)}`;
  const unlocks = sql`select json_agg(json_build_array(${chapterUnlock.id},
      ${chapterUnlock.chapterId}, ${chapterUnlock.unlockedAt}, ${chapterUnlock.deliveredAt}))
    from ${chapterUnlock} where ${and(ofTitle(chapterUnlock), isNull(chapterUnlock.takenBackAt))}`;
  const rentals = sql`select json_agg(json_build_array(${chapterRental.chapterId},
      ${chapterRental.endsAt})) from ${chapterRental} where ${ofTitle(chapterRental)}`;
  const gauge = sql`select ${gaugeUse.usedAt} from ${gaugeUse} where ${ofTitle(gaugeUse)}`;
  return sql`(select json_build_object('lots', (${lots}), 'unlocks', (${unlocks}),
    'rentals', (${rentals}), 'gaugeUsedAt', (${gauge}))
    from ${wallet} where ${wallet.memberId} = ${memberId})`;
}

export const emptyWallet: MemberWallet = { lots: [], rights: noRights, gaugeUsedAt: null };

/** What is a member's of a title, of rows that a query wrote into one column each. */
export function rightsOf(unlocks: StoredUnlocks, rentals: StoredRentals): ChapterRights {
  const unlocked = (unlocks ?? []).map(([id, chapterId, unlockedAt, deliveredAt]) => ({
    id,
    chapterId,
    unlockedAt: new Date(unlockedAt),
    deliveredAt: momentOf(deliveredAt),
  }));
  const rented = (rentals ?? []).map(([chapterId, endsAt]) => ({
    chapterId,
    endsAt: new Date(endsAt),
  }));
  return new ChapterRights(unlocked, rented);
}

export function memberWallet(stored: StoredWallet): MemberWallet {
  if (stored === null) return emptyWallet;
  const { lots, unlocks, rentals, gaugeUsedAt } = stored;
  const held = (lots ?? []).map(([kind, amount, expiresAt]) => ({
    kind,
    amount,
    expiresAt: momentOf(expiresAt),
  }));
  const rights = rightsOf(unlocks, rentals);
  return { lots: held, rights, gaugeUsedAt: momentOf(gaugeUsedAt) };
}

/** A moment as JSON has it. */
export function momentOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
