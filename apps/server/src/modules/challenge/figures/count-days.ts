import { lt, sql } from 'drizzle-orm';
import { dayIn, dayStart } from '@hanji/domain/times/day.ts';
import type { Transaction } from '#db/executor.ts';
import { challengeComment, challengeLike } from '#db/schema/challenge/reactions.ts';
import {
  challengeDay,
  challengeSubscription,
  challengeView,
} from '#db/schema/challenge/readers.ts';
import { challengeTimeZone } from '#modules/challenge/edition.ts';

const dayMs = 86_400_000;

/** Who opened what is forgotten after so many days; by then it was counted many times over. */
const viewsKept = 7;

/** When yesterday began: from then on days are counted anew. */
function yesterday(now: Date): Date {
  return dayStart(challengeTimeZone, new Date(dayStart(challengeTimeZone, now).getTime() - 1));
}

/** The first day that is counted anew. */
export function firstCounted(now: Date): string {
  return dayIn(challengeTimeZone, yesterday(now));
}

/**
 * Counts what titles had yesterday and have had today. A figure that was counted stays where what it
 * was counted of is gone: a like that was taken back, a reader who left.
 */
export async function countDays(tx: Transaction, now: Date): Promise<void> {
  const from = yesterday(now);
  const firstDay = firstCounted(now);
  const since = sql`${from.toISOString()}::timestamptz`;
  const dayOf = (moment: string) =>
    sql`(${sql.raw(moment)} at time zone ${sql.raw(`'${challengeTimeZone}'`)})::date`;
  await tx.execute(sql`
    insert into ${challengeDay} as known (content_id, day, views, likes, comments, subscribers)
    select content_id, day, sum(views), sum(likes), sum(comments), sum(subscribers) from (
      select content_id, day, count(distinct reader_id) as views, 0 as likes, 0 as comments,
        0 as subscribers
      from ${challengeView} where day >= ${firstDay}::date group by content_id, day
      union all
      select content_id, ${dayOf('liked_at')}, 0, count(*), 0, 0
      from ${challengeLike} where liked_at >= ${since} group by 1, 2
      union all
      select content_id, ${dayOf('posted_at')}, 0, 0, count(distinct reader_id), 0
      from ${challengeComment}
      where posted_at >= ${since} and deleted_at is null and hidden_at is null group by 1, 2
      union all
      select content_id, ${dayOf('subscribed_at')}, 0, 0, 0, count(*)
      from ${challengeSubscription} where subscribed_at >= ${since} group by 1, 2
    ) as counted
    group by content_id, day order by content_id, day
    on conflict (content_id, day) do update set
      views = greatest(known.views, excluded.views),
      likes = greatest(known.likes, excluded.likes),
      comments = greatest(known.comments, excluded.comments),
      subscribers = greatest(known.subscribers, excluded.subscribers)`);
  const oldest = dayIn(challengeTimeZone, new Date(now.getTime() - viewsKept * dayMs));
  await tx.delete(challengeView).where(lt(challengeView.day, oldest));
}
