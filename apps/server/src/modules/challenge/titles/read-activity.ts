import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { ChallengeContent } from '@hanji/contract/entities/challenge.ts';
import type { Executor } from '#db/executor.ts';
import { challengeChapter } from '#db/schema/challenge/chapter.ts';
import { challengeLike } from '#db/schema/challenge/reactions.ts';
import { challengeReading, challengeSubscription } from '#db/schema/challenge/readers.ts';
import { reader } from '#db/schema/readers/reader.ts';
import type { Caller } from '#http/request/caller.ts';

/** What a reader has with a title, and when they last opened it as a subscriber. */
export type Activity = {
  readonly readerId: number | null;
  readonly visitedAt: Date | null;
  /** The chapter that was asked about. */
  readonly liked: boolean;
  readonly entity: ChallengeContent['activity'];
};

const nothing: Activity = {
  readerId: null,
  visitedAt: null,
  liked: false,
  entity: {
    subscribed: false,
    lastReadChapterId: null,
    lastReadChapterLocator: null,
    lastReadAt: null,
  },
};

/** Of who has an account: what a visitor's device has read is its own to remember. */
export async function readActivity(
  db: Executor,
  { contentId, chapterId }: { readonly contentId: number; readonly chapterId: number | null },
  { reader: who }: Pick<Caller, 'reader'>,
): Promise<Activity> {
  if (who.kind === 'visitor') return nothing;
  const [row] = await db
    .select({
      readerId: reader.id,
      visitedAt: challengeSubscription.visitedAt,
      reading: challengeReading,
      version: challengeChapter.version,
      liked: sql<boolean>`${isNotNull(challengeLike.readerId)}`,
    })
    .from(reader)
    .leftJoin(
      challengeSubscription,
      and(
        eq(challengeSubscription.readerId, reader.id),
        eq(challengeSubscription.contentId, contentId),
      ),
    )
    .leftJoin(
      challengeReading,
      and(eq(challengeReading.readerId, reader.id), eq(challengeReading.contentId, contentId)),
    )
    .leftJoin(challengeChapter, eq(challengeChapter.id, challengeReading.lastChapterId))
    .leftJoin(
      challengeLike,
      and(
        eq(challengeLike.readerId, reader.id),
        eq(challengeLike.chapterId, sql`${chapterId}::integer`),
      ),
    )
    .where(eq(reader.memberId, who.memberId));
  if (row === undefined) return nothing;
  const { reading, version, liked } = row;
  return {
    readerId: row.readerId,
    visitedAt: row.visitedAt,
    liked,
    entity: {
      subscribed: row.visitedAt !== null,
      lastReadChapterId: reading?.lastChapterId ?? null,
      // A place in images that are others by now is none.
      lastReadChapterLocator: reading?.lastVersion === version ? reading.lastLocator : null,
      lastReadAt: reading?.lastReadAt.toISOString() ?? null,
    },
  };
}
