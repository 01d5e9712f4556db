import { sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { enqueueAll } from '#db/jobs/enqueue.ts';
import { titleNotice } from '#db/schema/works/title-notice.ts';
import { chapter } from '#db/schema/works/chapter.ts';

/**
 * Has subscribers of titles told of the newest chapter that has appeared since they were told last,
 * once, whoever else does the same. Of a title that is new itself they are not: nobody subscribes yet.
 */
export async function queueNewChapters(
  executor: Executor,
  contentIds: readonly number[],
  now: Date,
): Promise<void> {
  const ids = sql`${sql.param(contentIds)}::integer[]`;
  const until = sql`${now.toISOString()}::timestamptz`;
  await executor.execute(sql`insert into ${titleNotice} (content_id, told_until)
    select id, ${until} from unnest(${ids}) as title (id) on conflict do nothing`);
  // What another transaction has told meanwhile is looked at again once that is over.
  const { rows } = await executor.execute<{ contentId: number; chapterId: number }>(sql`
    update ${titleNotice} t set told_until = ${until}
    from (
      select distinct on (c.content_id) c.content_id, c.id, c.published_at
      from ${chapter} c join ${titleNotice} before on before.content_id = c.content_id
      where c.content_id = any(${ids}) and c.withdrawn_at is null
        and c.published_at > before.told_until and c.published_at <= ${until}
      order by c.content_id, c.published_at desc, c.id desc
    ) as newest
    where t.content_id = newest.content_id and t.told_until < newest.published_at
    returning t.content_id as "contentId", newest.id as "chapterId"`);
  await enqueueAll(
    executor,
    'notify-new-chapter',
    rows.map((data) => ({ data })),
  );
}
