import { and, asc, desc, eq, gt, lt, sql, type SQL } from 'drizzle-orm';
import type { ChapterUnit } from '@hanji/contract/vocabulary.ts';
import type { Executor } from '#db/executor.ts';
import { preparedQuery } from '#db/prepared-query.ts';
import { chapter } from '#db/schema/works/chapter.ts';
import { chapterSelect, isOut, type ChapterRow } from '#modules/admission/find-rows.ts';

const ofUnit = and(
  eq(chapter.contentId, sql.placeholder('contentId')),
  eq(chapter.unit, sql.placeholder('unit')),
  isOut,
);

const unitChapters = preparedQuery((db) =>
  chapterSelect(db).where(ofUnit).orderBy(asc(chapter.sort)).prepare('unit_chapters'),
);

/** The published chapters of a unit, oldest first. */
export function chaptersOf(db: Executor, contentId: number, unit: ChapterUnit, now: Date) {
  return unitChapters(db).execute({ contentId, unit, now });
}

const neighbours = preparedQuery((db) => {
  const nearest = (side: SQL, order: SQL) =>
    db.select({ id: chapter.id }).from(chapter).where(and(ofUnit, side)).orderBy(order).limit(1);
  const next = nearest(gt(chapter.sort, sql.placeholder('sort')), asc(chapter.sort));
  const previous = nearest(lt(chapter.sort, sql.placeholder('sort')), desc(chapter.sort));
  // In one round trip, and by the primary key: alternatives would read the whole table.
  return chapterSelect(db)
    .where(sql`${chapter.id} in (${next}, ${previous})`)
    .prepare('neighbour_chapters');
});

/** The chapters before and after one, in its unit. */
export async function neighboursOf(db: Executor, { chapter: own }: ChapterRow, now: Date) {
  const { contentId, unit, sort: place } = own;
  const rows = await neighbours(db).execute({ contentId, unit, sort: place, now });
  return {
    next: rows.find(({ chapter: { sort } }) => sort > own.sort) ?? null,
    previous: rows.find(({ chapter: { sort } }) => sort < own.sort) ?? null,
  };
}
