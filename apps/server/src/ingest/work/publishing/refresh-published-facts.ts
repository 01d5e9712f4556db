import { and, gt, inArray, isNull, min, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { content } from '#db/schema/works/catalogue.ts';
import { chapter } from '#db/schema/works/chapter.ts';

/**
 * Brings the counts and the newest dates of titles up to the chapters that have appeared by `now`.
 * Gives for each title with chapters to come when the next one appears, which is when this is to be
 * called again.
 */
export async function refreshPublishedFacts(
  executor: Executor,
  contentIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, Date>> {
  const ids = sql`${sql.param(contentIds)}::integer[]`;
  await executor.execute(sql`
    update ${content} set episode_count = facts.episodes, volume_count = facts.volumes,
      last_chapter_published_at = facts.newest
    from (
      select title.id, count(*) filter (where unit = 'episode') as episodes,
        count(*) filter (where unit = 'volume') as volumes, max(published_at) as newest
      from unnest(${ids}) as title (id) left join ${chapter} on content_id = title.id
        and withdrawn_at is null and published_at <= ${now.toISOString()}::timestamptz
      group by title.id
    ) as facts
    where ${content.id} = facts.id
      and (episode_count, volume_count, last_chapter_published_at)
        is distinct from (facts.episodes, facts.volumes, facts.newest)`);
  const coming = await executor
    .select({ id: chapter.contentId, at: min(chapter.publishedAt) })
    .from(chapter)
    .where(
      and(
        inArray(chapter.contentId, [...contentIds]),
        isNull(chapter.withdrawnAt),
        gt(chapter.publishedAt, now),
      ),
    )
    .groupBy(chapter.contentId);
  return new Map(coming.flatMap(({ id, at }) => (at === null ? [] : [[id, at] as const])));
}
