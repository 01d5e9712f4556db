import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { inTransaction, type Executor } from '#db/executor.ts';
import { content, contentViews } from '#db/schema/works/catalogue.ts';

/** Any number that nothing else in the database locks on. */
const lockId = 4_100_000_003;

/** Readers of one title who do not wait for each other. */
const slots = 8;

/** Counts a view of a title; lists know it after the next `sumViews`. */
export async function countView(executor: Executor, contentId: number): Promise<void> {
  await executor
    .insert(contentViews)
    .values({ contentId, slot: randomInt(slots), views: 1 })
    .onConflictDoUpdate({
      target: [contentViews.contentId, contentViews.slot],
      set: { views: sql`${contentViews.views} + 1` },
    });
}

/** Adds the views that were counted since the last time to the titles, by which lists are sorted. */
export async function sumViews(executor: Executor): Promise<void> {
  await inTransaction(executor, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockId})`);
    // A row that is being counted in is left for the next time.
    await tx.execute(sql`
      with free as (
        select content_id, slot from ${contentViews} for update skip locked
      ), taken as (
        delete from ${contentViews} as counted using free
        where counted.content_id = free.content_id and counted.slot = free.slot
        returning counted.content_id, counted.views
      ), summed as (
        select content_id, sum(views) as views from taken group by content_id
      )
      update ${content} as title set total_views = title.total_views + summed.views
      from summed where title.id = summed.content_id`);
  });
}
