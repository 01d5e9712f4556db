import { and, asc, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { ChallengeRankingType } from '@hanji/contract/challenge-vocabulary.ts';
import type {
  ChallengeRankingEntry,
  ChallengeRankingPage,
} from '@hanji/contract/entities/challenge.ts';
import { preparedQuery } from '#db/prepared-query.ts';
import type { Executor } from '#db/executor.ts';
import { member } from '#db/schema/account/access.ts';
import { challengeRanking } from '#db/schema/challenge/readers.ts';
import { challengeTitle } from '#db/schema/challenge/title.ts';
import { reader } from '#db/schema/readers/reader.ts';
import type { Caller } from '#http/request/caller.ts';
import type { RequestContext } from '#http/request-context.ts';
import { rankingName } from '#modules/challenge/figures/ranking-name.ts';
import type { Listing } from './list-titles.ts';
import { cover, square, titleColumns, titleEntity } from './title-entity.ts';

const ranks = preparedQuery((db) =>
  db
    .select({ rank: challengeRanking.rank, day: challengeRanking.day, ...titleColumns })
    .from(challengeRanking)
    .innerJoin(challengeTitle, eq(challengeTitle.id, challengeRanking.contentId))
    .innerJoin(reader, eq(reader.id, challengeTitle.readerId))
    .innerJoin(member, eq(member.id, reader.memberId))
    .leftJoin(cover, eq(cover.id, challengeTitle.coverId))
    .leftJoin(square, eq(square.id, challengeTitle.squareId))
    .where(
      and(
        eq(challengeRanking.day, sql`(select max(day) from ${challengeRanking})`),
        eq(challengeRanking.ranking, sql.placeholder('ranking')),
        gt(challengeRanking.rank, sql.placeholder('after')),
        lte(challengeRanking.rank, sql.placeholder('upTo')),
        // Since the ranking was made it may have gone: its rank stays nobody's.
        eq(challengeTitle.listed, true),
        or(sql`${sql.placeholder('withMature')}::boolean`, eq(challengeTitle.mature, false)),
      ),
    )
    .orderBy(asc(challengeRanking.rank))
    .prepare('challenge_ranks'),
);

type Asked = {
  readonly ranking: string;
  readonly after: number;
  readonly upTo: number;
  readonly withMature: boolean;
};

export async function readRanks(
  db: Executor,
  prefix: string,
  asked: Asked,
): Promise<{ readonly ranking: ChallengeRankingEntry[]; readonly day: string | null }> {
  const rows = await ranks(db).execute({ ...asked });
  return {
    ranking: rows.map(({ rank, day: _day, ...title }) => ({
      rank,
      content: titleEntity(prefix, title),
    })),
    day: rows[0]?.day ?? null,
  };
}

/** A page of the last ranking, by the rank that each title had when it was made. */
export async function readRanking(
  { db, prefix }: RequestContext,
  type: ChallengeRankingType,
  { orderType, pageNo, pageSize }: Listing,
  { client }: Pick<Caller, 'client'>,
): Promise<ChallengeRankingPage> {
  const after = pageNo * pageSize;
  const { ranking, day } = await readRanks(db, prefix, {
    ranking: rankingName(type, orderType),
    after,
    upTo: after + pageSize + 1,
    withMature: client.acceptMature === 'Y',
  });
  const hasNext = ranking.some(({ rank }) => rank > after + pageSize);
  return {
    ranking: ranking.filter(({ rank }) => rank <= after + pageSize),
    day,
    page: { pageNo, pageSize, hasNext },
  };
}
