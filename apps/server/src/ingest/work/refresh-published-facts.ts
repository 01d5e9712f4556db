import { and, eq, gt, isNull, min, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { content } from '#db/schema/catalogue.ts';
import { chapter } from '#db/schema/chapter.ts';

/**
 * Brings a title's counts and its newest date up to the chapters that have appeared by `now`.
 * Gives when the next one appears, which is when this is to be called again; null for never.
 */
export async function refreshPublishedFacts(
  executor: Executor,
  contentId: number,
  now: Date,
): Promise<Date | null> {
  const shown = and(eq(chapter.contentId, contentId), isNull(chapter.withdrawnAt));
  await executor.execute(sql`
    update ${content} set episode_count = facts.episodes, volume_count = facts.volumes,
      last_chapter_published_at = facts.newest
    from (
      select count(*) filter (where unit = 'episode') as episodes,
        count(*) filter (where unit = 'volume') as volumes, max(published_at) as newest
      from ${chapter} where ${shown} and published_at <= ${now.toISOString()}::timestamptz
    ) as facts
    where ${content.id} = ${contentId}
      and (episode_count, volume_count, last_chapter_published_at)
        is distinct from (facts.episodes, facts.volumes, facts.newest)`);
  const [coming] = await executor
    .select({ at: min(chapter.publishedAt) })
    .from(chapter)
    .where(and(shown, gt(chapter.publishedAt, now)));
  return coming?.at ?? null;
}
