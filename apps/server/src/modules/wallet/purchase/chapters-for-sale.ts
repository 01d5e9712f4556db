import type { SalesConfig } from '@hanji/contract/entities/chapter.ts';
import type { PurchasedChapters } from '@hanji/contract/entities/purchase.ts';
import { activityOf, type ChapterRight } from '@hanji/domain/chapters/rights/chapter-right.ts';
import { takeBackUntil } from '@hanji/domain/purchase/rights/take-back.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { Caller } from '#http/request/caller.ts';
import type { RequestContext } from '#http/request-context.ts';
import type { TitleRow } from '#modules/catalogue/load-titles.ts';
import { admit, type TitlePath } from '#modules/admission/admission.ts';
import { salesConfig } from '#modules/admission/sales-config.ts';
import {
  findChapters,
  findTitleAndChapter,
  type ChapterRow,
} from '#modules/admission/find-rows.ts';
import { inventoryOf } from '#modules/member/inventory.ts';
import type { MemberWallet } from '#http/request/member-wallet.ts';
import type { ChapterRights } from '@hanji/domain/purchase/rights/chapter-rights.ts';

/** A chapter as it is sold now, and what a reader has of it. */
type ChapterForSale = {
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

/** A title and chapters of it as they are stored. */
type StoredTitle = Pick<Awaited<ReturnType<typeof findTitleAndChapter>>, 'title'> & {
  readonly rows: readonly ChapterRow[];
};

export async function readStoredTitle(
  { db, now }: RequestContext,
  path: TitlePath,
  chapterIds: readonly number[],
): Promise<StoredTitle> {
  const [first = 0, ...others] = chapterIds;
  const [{ title, row }, rest] = await Promise.all([
    findTitleAndChapter(db, path, first, now()),
    others.length === 0 ? [] : findChapters(db, path.contentId, others, now()),
  ]);
  return { title, rows: row === null ? rest : [row, ...rest] };
}

/** @throws ApiFailure as content home does; 404 where a chapter is not there */
export function chaptersForSale(
  context: RequestContext,
  { title: found, rows }: StoredTitle,
  chapterIds: readonly number[],
  caller: Caller,
  rights: ChapterRights,
): TitleForSale {
  const now = context.now();
  const title = admit(context, found, caller);
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
  context: RequestContext,
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
  const now = context.now();
  return {
    chapters: chapters.map(({ id, right }) => ({ id, activity: activityOf(right, now) })),
    inventory: inventoryOf(held, title, now),
    takeBackUntil: unlockedAt === null ? null : takeBackUntil(unlockedAt).toISOString(),
  };
}
