import { sql } from 'drizzle-orm';
import type { ChallengeLocator } from '@hanji/contract/entities/challenge.ts';
import { dayIn } from '@hanji/domain/times/day.ts';
import { challengeReading, challengeView } from '#db/schema/challenge/readers.ts';
import type { Caller } from '#http/request/caller.ts';
import { inUnit, type RequestContext } from '#http/request-context.ts';
import {
  admitToChallengeChapter,
  type ChapterPath,
} from '#modules/challenge/admit-to-challenge.ts';
import { challengeTimeZone } from '#modules/challenge/edition.ts';
import { lockReader } from '#modules/readers/reader-row.ts';

type SentPlace = {
  readonly imageId?: string | undefined;
  readonly fraction?: number | undefined;
  readonly share?: number | undefined;
};

function locatorOf({ imageId, fraction, share }: SentPlace): ChallengeLocator | null {
  if (imageId === undefined || fraction === undefined || share === undefined) return null;
  return { imageId, fraction, share };
}

/**
 * Stores that a reader is in a chapter, and where. It counts as a view of its title, each reader once
 * a day of the area, however often and whichever chapters they open.
 * @throws ApiFailure as `admitToChallengeChapter`
 */
export async function recordReading(
  context: RequestContext,
  path: ChapterPath,
  place: SentPlace,
  caller: Caller,
): Promise<null> {
  return inUnit(context, async (unit) => {
    const { chapter } = await admitToChallengeChapter(unit, path, caller);
    const readerId = await lockReader(unit.db, context.secrets, caller);
    const now = context.now();
    const day = dayIn(challengeTimeZone, now);
    await unit.db
      .insert(challengeView)
      .values({ ...path, day, readerId })
      .onConflictDoNothing();
    const lastLocator = locatorOf(place);
    const last = {
      lastChapterId: path.chapterId,
      lastVersion: chapter.version,
      lastReadAt: now,
      removedAt: null,
    };
    await unit.db
      .insert(challengeReading)
      .values({ readerId, contentId: path.contentId, ...last, lastLocator })
      .onConflictDoUpdate({
        target: [challengeReading.readerId, challengeReading.contentId],
        set: {
          ...last,
          // That it was opened again says nothing of where: the place in it stays.
          lastLocator:
            lastLocator ??
            sql`case when ${challengeReading.lastChapterId} = ${path.chapterId}::integer
              then ${challengeReading.lastLocator} end`,
        },
      });
    return null;
  });
}
