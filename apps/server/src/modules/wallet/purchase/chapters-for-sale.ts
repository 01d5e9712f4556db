import type { SalesConfig } from '@hanji/contract/entities/chapter.ts';
import type { PurchasedChapters } from '@hanji/contract/entities/purchase.ts';
import { activityOf, type ChapterRight } from '@hanji/domain/chapters/chapter-right.ts';
import { takeBackUntil } from '@hanji/domain/purchase/take-back.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { Caller } from '#http/request/caller.ts';
import type { UnitContext } from '#http/request-context.ts';
import type { TitleRow } from '#modules/catalogue/load-titles.ts';
import { admit, type TitlePath } from '#modules/content/admission.ts';
import { salesConfig } from '#modules/content/chapter-entity.ts';
import { findChapters, findTitleAndChapter } from '#modules/content/queries.ts';
import { inventoryOf } from '#modules/member/inventory.ts';
import type { MemberWallet } from '#modules/wallet/member-wallet.ts';
import type { ChapterRights } from '#modules/wallet/rights.ts';

/** A chapter as it is sold now, and what a reader has of it. */
export type ChapterForSale = {
  readonly id: number;
  readonly right: ChapterRight;
  readonly activity: ReturnType<typeof activityOf>;
  readonly salesConfig: SalesConfig;
};

export type TitleForSale = {
  readonly title: TitleRow;
  /** As many as were asked for, in their order. */
  readonly chapters: readonly ChapterForSale[];
};

/** @throws ApiFailure as content home does; 404 where a chapter is not there */
export async function chaptersForSale(
  unit: UnitContext,
  path: TitlePath,
  chapterIds: readonly number[],
  caller: Caller,
  rights: ChapterRights,
): Promise<TitleForSale> {
  const now = unit.now();
  const [first = 0, ...others] = chapterIds;
  const found = await findTitleAndChapter(unit.db, path, first, now);
  const title = admit(unit, found.title, caller);
  const rest = others.length === 0 ? [] : await findChapters(unit.db, title.id, others, now);
  const rows = found.row === null ? rest : [found.row, ...rest];
  const chapters = chapterIds.map((id) => {
    const row = rows.find(({ chapter }) => chapter.id === id);
    if (row === undefined) throw new ApiFailure(404, 'chapterNotFound');
    const right = rights.of(id);
    const activity = activityOf(right, now);
    return { id, right, activity, salesConfig: salesConfig(title, row.chapter, now) };
  });
  return { title, chapters };
}

/** What the reader is told: chapters and wallet as they are when all is done. */
export function purchasedChapters(
  unit: UnitContext,
  title: TitleRow,
  chapters: readonly { readonly id: number; readonly right: ChapterRight }[],
  {
    unlockedAt,
    ...held
  }: Pick<MemberWallet, 'lots' | 'gaugeUsedAt'> & {
    /** Of what can still be taken back; null where nothing can. */
    readonly unlockedAt: Date | null;
  },
): PurchasedChapters {
  const now = unit.now();
  return {
    chapters: chapters.map(({ id, right }) => ({ id, activity: activityOf(right, now) })),
    inventory: inventoryOf(held, title, now),
    takeBackUntil: unlockedAt === null ? null : takeBackUntil(unlockedAt).toISOString(),
  };
}
