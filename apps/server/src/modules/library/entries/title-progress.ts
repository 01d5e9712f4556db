import { and, asc, desc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '#db/executor.ts';
import { chapterReading, titleReading } from '#db/schema/readers/reading.ts';
import { chapter } from '#db/schema/works/chapter.ts';

const last = alias(chapter, 'last_chapter');
const furthest = alias(chapter, 'furthest_chapter');
const following = alias(chapter, 'following');

export type TitleProgress = Awaited<ReturnType<typeof progressOfTitles>>[number];

/**
 * Where a reader stopped in titles: of each the unit that they read last, its chapter read last,
 * and the one that follows that, where it has appeared.
 */
export function progressOfTitles(
  db: Executor,
  readerId: number,
  contentIds: readonly number[],
  now: Date,
) {
  const next = db
    .select({ id: following.id, name: following.name })
    .from(following)
    .where(
      and(
        eq(following.contentId, titleReading.contentId),
        eq(following.unit, titleReading.unit),
        gt(following.sort, last.sort),
        isNull(following.withdrawnAt),
        lte(following.publishedAt, now),
      ),
    )
    .orderBy(asc(following.sort))
    .limit(1)
    .as('next_chapter');
  return db
    .selectDistinctOn([titleReading.contentId], {
      contentId: titleReading.contentId,
      unit: titleReading.unit,
      at: titleReading.lastAt,
      share: titleReading.lastShare,
      openedAt: chapterReading.openedAt,
      finishedAt: chapterReading.finishedAt,
      last: { id: last.id, name: last.name },
      isLastOut: sql<boolean>`${last.withdrawnAt} is null`,
      furthestSort: furthest.sort,
      next: { id: next.id, name: next.name },
    })
    .from(titleReading)
    .innerJoin(last, eq(last.id, titleReading.lastChapterId))
    .innerJoin(furthest, eq(furthest.id, titleReading.furthestChapterId))
    .leftJoin(
      chapterReading,
      and(
        eq(chapterReading.readerId, titleReading.readerId),
        eq(chapterReading.contentId, titleReading.contentId),
        eq(chapterReading.chapterId, titleReading.lastChapterId),
      ),
    )
    .leftJoinLateral(next, sql`true`)
    .where(
      and(eq(titleReading.readerId, readerId), inArray(titleReading.contentId, [...contentIds])),
    )
    .orderBy(titleReading.contentId, desc(titleReading.lastAt));
}
