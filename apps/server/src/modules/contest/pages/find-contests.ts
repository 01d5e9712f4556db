import { and, count, eq, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { Contest } from '@hanji/contract/entities/contest.ts';
import { contestPhase } from '@hanji/domain/contests/contest-phase.ts';
import { contest, contestEntry } from '#db/schema/contest/contest.ts';
import { image } from '#db/schema/works/image.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import { pictureOf } from '#modules/media/picture.ts';
import type { ContestPlace } from '../contest-places.ts';
import { shownEntries } from '../entries/shown-entries.ts';

/** As wide as the picture of a contest is at most, on a screen of two pixels each. */
const pictureWidth = 1440;

/** Those that are announced by now and were not withdrawn. */
export function announced(now: Date): SQL | undefined {
  return and(lte(contest.announcedAt, now), isNull(contest.withdrawnAt));
}

async function contestsWhere(
  { db, now, prefix }: ContestPlace,
  condition?: SQL,
): Promise<Contest[]> {
  const at = now();
  const entered = db
    .select({ contestNo: contestEntry.contestNo, entries: count().as('entries') })
    .from(contestEntry)
    .where(shownEntries(db))
    .groupBy(contestEntry.contestNo)
    .as('entered');
  const rows = await db
    .select({ row: contest, picture: image, entries: entered.entries })
    .from(contest)
    .innerJoin(image, eq(image.id, contest.imageId))
    .leftJoin(entered, eq(entered.contestNo, contest.contestNo))
    .where(and(announced(at), condition))
    .orderBy(contest.contestNo);
  return rows.map(({ row, picture, entries }) => ({
    contestNo: row.contestNo,
    title: row.title,
    lead: row.lead,
    picture: pictureOf(prefix, picture, pictureWidth),
    color: picture.dominantColor,
    phase: contestPhase(row, at),
    opensAt: row.opensAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    resultAt: row.resultAt.toISOString(),
    entries: entries ?? 0,
  }));
}

/** Every contest that readers may know of. */
export function findContests(place: ContestPlace): Promise<Contest[]> {
  return contestsWhere(place);
}

/** @throws ApiFailure 404 not written, not announced yet, or withdrawn */
export async function findContest(place: ContestPlace, contestNo: number): Promise<Contest> {
  const [found] = await contestsWhere(place, eq(sql`${contest.contestNo}`, contestNo));
  if (found === undefined) throw new ApiFailure(404, 'contestNotFound');
  return found;
}
