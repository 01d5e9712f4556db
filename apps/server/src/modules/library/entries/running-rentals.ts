import { and, asc, eq, gte, inArray, max, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { chapterRental } from '#db/schema/wallet/purchase.ts';
import { chapter } from '#db/schema/works/chapter.ts';
import { runsSince } from '#modules/library/lists/own-list.ts';

/** Of titles the chapter whose rental ends first, and how many chapters are rented now. */
export function runningRentals(
  db: Executor,
  walletId: number,
  contentIds: readonly number[],
  now: Date,
) {
  const running = db
    .select({
      contentId: chapterRental.contentId,
      chapterId: chapterRental.chapterId,
      until: max(chapterRental.endsAt).as('until'),
      chapters: sql<number>`(count(*) over (partition by ${chapterRental.contentId}))::int`.as(
        'chapters',
      ),
    })
    .from(chapterRental)
    .where(
      and(
        eq(chapterRental.walletId, walletId),
        inArray(chapterRental.contentId, [...contentIds]),
        gte(chapterRental.endsAt, runsSince(now)),
      ),
    )
    .groupBy(chapterRental.contentId, chapterRental.chapterId)
    .as('running');
  return db
    .selectDistinctOn([running.contentId], {
      contentId: running.contentId,
      chapterId: running.chapterId,
      name: chapter.name,
      until: running.until,
      chapters: running.chapters,
    })
    .from(running)
    .innerJoin(chapter, eq(chapter.id, running.chapterId))
    .orderBy(running.contentId, asc(running.until), asc(running.chapterId));
}
