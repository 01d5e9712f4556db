import { eq, lt, sql, type SQL } from 'drizzle-orm';
import {
  challengeOrders,
  challengeRankingTypes,
  type ChallengeOrder,
  type ChallengeRankingType,
} from '@hanji/contract/challenge-vocabulary.ts';
import {
  popularityWeights,
  ranked,
  rankingDays,
  rookieDays,
} from '@hanji/domain/challenge/ranking.ts';
import { dayIn } from '@hanji/domain/times/day.ts';
import { inTransaction, type Executor, type Transaction } from '#db/executor.ts';
import { challengeDay, challengeRanking } from '#db/schema/challenge/readers.ts';
import { challengeTitle } from '#db/schema/challenge/title.ts';
import { challengeTimeZone } from '#modules/challenge/edition.ts';
import { countDays, firstCounted } from './count-days.ts';
import { rankingName } from './ranking-name.ts';

const dayMs = 86_400_000;

/** So long it can be looked up why a title had its rank. */
const rankingsKept = 90;

/** So many titles are written at once: nobody who likes one of them waits long, no statement is too long. */
const titlesAtOnce = 500;

/** The figure of each order: `rankingScore` of domain in SQL. */
const scores: Readonly<Record<ChallengeOrder, SQL>> = {
  popular: sql`popularity`,
  likes: sql`recent_likes`,
  comment: sql`recent_comments`,
  total: sql`total_views`,
  recent: sql`floor(extract(epoch from published_at))`,
  updated: sql`floor(extract(epoch from updated_at))`,
};

/** Who stands in each ranking: `isRankedIn` of domain in SQL. */
function isRanked(type: ChallengeRankingType, now: Date): SQL {
  if (type === 'completed') return sql`completed`;
  if (type === 'popular') return sql`true`;
  const from = new Date(now.getTime() - rookieDays * dayMs);
  return sql`published_at >= ${from.toISOString()}::timestamptz`;
}

type Figures = {
  readonly id: number;
  /** Of the last days. */
  readonly views: number;
  readonly likes: number;
  readonly comments: number;
  /** Views of all days. */
  readonly total: number;
};

/** The titles whose figures have changed since the last ranking. */
async function changedTitles(db: Executor, now: Date): Promise<Figures[]> {
  const first = dayIn(challengeTimeZone, new Date(now.getTime() - (rankingDays - 1) * dayMs));
  const { rows } = await db.execute<Figures>(sql`
    select title.id, coalesce(days.views, 0)::int as views, coalesce(days.likes, 0)::int as likes,
      coalesce(days.comments, 0)::int as comments,
      coalesce(totals.views, title.total_views)::int as total
    from ${challengeTitle} as title
    left join (
      select content_id, sum(views) as views, sum(likes) as likes, sum(comments) as comments
      from ${challengeDay} where day >= ${first}::date group by content_id
    ) as days on days.content_id = title.id
    left join (
      select content_id, sum(views) as views from ${challengeDay}
      where content_id in (
        select content_id from ${challengeDay} where day >= ${firstCounted(now)}::date
      ) group by content_id
    ) as totals on totals.content_id = title.id
    where (title.recent_views, title.recent_likes, title.recent_comments, title.total_views)
      is distinct from (coalesce(days.views, 0), coalesce(days.likes, 0),
        coalesce(days.comments, 0), coalesce(totals.views, title.total_views))
    order by title.id`);
  return rows;
}

async function writeFigures(db: Executor, titles: readonly Figures[], now: Date): Promise<void> {
  const { views, likes, comments } = popularityWeights;
  await db.execute(sql`
    update ${challengeTitle} as title set recent_views = given.views, recent_likes = given.likes,
      recent_comments = given.comments,
      popularity = given.views * ${views}::int + given.likes * ${likes}::int
        + given.comments * ${comments}::int,
      total_views = given.total,
      total_views_updated_at = case when title.total_views = given.total
        then title.total_views_updated_at else ${now.toISOString()}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(titles)}::jsonb)
      as given (id int, views int, likes int, comments int, total int)
    where title.id = given.id`);
}

/** Writes a ranking of the day: what of the same day was written before gives way. */
async function writeRanking(
  tx: Transaction,
  day: string,
  { type, order, now }: { type: ChallengeRankingType; order: ChallengeOrder; now: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into ${challengeRanking} (day, ranking, rank, content_id, score)
    select ${day}::date, ${rankingName(type, order)}::text,
      row_number() over (order by score desc, total_likes desc, id desc), id, score
    from (
      select id, total_likes, (${scores[order]})::bigint as score
      from ${challengeTitle} where listed and ${isRanked(type, now)}
      order by score desc, total_likes desc, id desc limit ${ranked}
    ) as best`);
}

/**
 * Counts the days, and makes the rankings of this one anew: what is shown for the rest of it, until
 * it is made again. May be done at any time.
 */
export async function rankTitles(db: Executor, now: Date, signal?: AbortSignal): Promise<void> {
  await inTransaction(db, (tx) => countDays(tx, now));
  const changed = await changedTitles(db, now);
  for (let at = 0; at < changed.length; at += titlesAtOnce) {
    if (signal?.aborted === true) return;
    await writeFigures(db, changed.slice(at, at + titlesAtOnce), now);
  }
  const day = dayIn(challengeTimeZone, now);
  await inTransaction(db, async (tx) => {
    await tx.delete(challengeRanking).where(eq(challengeRanking.day, day));
    for (const type of challengeRankingTypes) {
      for (const order of challengeOrders) await writeRanking(tx, day, { type, order, now });
    }
    const oldest = dayIn(challengeTimeZone, new Date(now.getTime() - rankingsKept * dayMs));
    await tx.delete(challengeRanking).where(lt(challengeRanking.day, oldest));
  });
}
