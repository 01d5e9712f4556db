import { asc, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { contest, contestAward, contestEntry } from '#db/schema/contest/contest.ts';
import type { entriesOf } from './judge-contest.ts';

/** Every contest, also those that nobody sees. */
export function writtenContests(db: Executor) {
  const of = (table: typeof contestEntry | typeof contestAward) =>
    sql<number>`(select count(*)::int from ${table} where ${table.contestNo} = ${contest.contestNo})`;
  return db
    .select({
      contestNo: contest.contestNo,
      title: contest.title,
      announcedAt: contest.announcedAt,
      opensAt: contest.opensAt,
      closesAt: contest.closesAt,
      resultAt: contest.resultAt,
      withdrawnAt: contest.withdrawnAt,
      withdrawnBy: contest.withdrawnBy,
      entries: of(contestEntry),
      awards: of(contestAward),
    })
    .from(contest)
    .orderBy(asc(contest.contestNo));
}

export type WrittenContestRow = Awaited<ReturnType<typeof writtenContests>>[number];
export type EntryRow = Awaited<ReturnType<typeof entriesOf>>[number];
