import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { ContestTitle, OpenContests } from '@hanji/contract/entities/contest.ts';
import type { Executor } from '#db/executor.ts';
import { member } from '#db/schema/account/access.ts';
import { challengeTitle } from '#db/schema/challenge/title.ts';
import { reader } from '#db/schema/readers/reader.ts';
import { image } from '#db/schema/works/image.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import { pictureOf } from '#modules/media/picture.ts';
import type { ContestPlace } from '../contest-places.ts';

/** As wide as a cover is at most, on a screen of two pixels each. */
const coverWidth = 360;

/** What readers of any age find: the pages of contests ask nobody for theirs. */
export const shownTitle: SQL | undefined = and(
  eq(challengeTitle.listed, true),
  eq(challengeTitle.mature, false),
);

/** Titles as contests show them, by their ids; who is not shown is left out. */
export async function findShownTitles(
  { db, prefix }: ContestPlace,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ContestTitle>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      contentId: challengeTitle.id,
      name: challengeTitle.name,
      catchcopy: challengeTitle.catchcopy,
      nickname: member.nickname,
      cover: image,
    })
    .from(challengeTitle)
    .innerJoin(reader, eq(reader.id, challengeTitle.readerId))
    .innerJoin(member, eq(member.id, reader.memberId))
    .leftJoin(image, eq(image.id, challengeTitle.coverId))
    .where(and(inArray(challengeTitle.id, [...ids]), shownTitle));
  return new Map(
    rows.map(({ cover, ...title }) => [
      title.contentId,
      { ...title, cover: cover && pictureOf(prefix, cover, coverWidth) },
    ]),
  );
}

/**
 * Why a member's title cannot be entered; null where it can.
 * @throws ApiFailure 404 no such title, or not the member's
 */
export async function refusalOf(
  db: Executor,
  memberId: string,
  contentId: number,
): Promise<OpenContests['refusal']> {
  const [title] = await db
    .select({
      listed: challengeTitle.listed,
      mature: challengeTitle.mature,
      suspendedAt: challengeTitle.suspendedAt,
      hiddenAt: challengeTitle.hiddenAt,
    })
    .from(challengeTitle)
    .innerJoin(reader, eq(reader.id, challengeTitle.readerId))
    .where(
      and(
        eq(challengeTitle.id, contentId),
        eq(reader.memberId, memberId),
        isNull(challengeTitle.deletedAt),
      ),
    );
  if (title === undefined) throw new ApiFailure(404, 'contentNotFound');
  if (title.suspendedAt !== null || title.hiddenAt !== null) return 'suspended';
  if (!title.listed) return 'unpublished';
  return title.mature ? 'mature' : null;
}
