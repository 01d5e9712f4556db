import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { ToldPlace } from '@hanji/contract/calls/reading.ts';
import { serviceTime } from '@hanji/domain/reading/position/reading-progress.ts';
import type { Transaction } from '#db/executor.ts';
import { chapterReading } from '#db/schema/readers/reading.ts';
import { chapter, chapterVersion } from '#db/schema/works/chapter.ts';
import type { Caller } from '#http/request/caller.ts';
import { inUnit, type RequestContext } from '#http/request-context.ts';
import { lockReader } from '#modules/readers/reader-row.ts';
import { laterOf } from '#modules/readers/reading-state.ts';
import { reachPlace } from '#modules/readers/title-progress.ts';

type ToldPlaces = { readonly device: string; readonly places: readonly ToldPlace[] };

/**
 * Stores where a member has come to in chapters (decision "reading position"): the last place by the
 * time when it was read, however late it arrives, and the furthest, which never comes back. A chapter
 * that is not out, or never had such a version, is passed over: its device could do nothing about it.
 */
export async function keepPlaces(
  context: RequestContext,
  { device, places }: ToldPlaces,
  caller: Caller,
): Promise<null> {
  const now = context.now();
  return inUnit(context, async ({ db }) => {
    const readerId = await lockReader(db, context.secrets, caller);
    const known = await chaptersOf(db, places, now);
    for (const { contentId, chapterId, contentVersion, share, position, ago } of places) {
      const found = known.find(
        (row) =>
          row.id === chapterId && row.contentId === contentId && row.version === contentVersion,
      );
      if (found === undefined) continue;
      const at = serviceTime(ago, now.getTime());
      const placed = { placeShare: share, placePosition: position, placeDevice: device };
      const readAt = new Date(at);
      await db
        .insert(chapterReading)
        .values({
          readerId,
          contentId,
          chapterId,
          readAt,
          placedAt: readAt,
          ...placed,
          placeVersion: contentVersion,
        })
        .onConflictDoUpdate({
          target: [chapterReading.readerId, chapterReading.contentId, chapterReading.chapterId],
          set: laterOf,
        });
      const mark = { chapterId, sort: found.sort, share, position, contentVersion, device, at };
      await reachPlace(db, readerId, found, mark);
    }
    return null;
  });
}

/** Those of them that are out, with every version that they have had. */
function chaptersOf(db: Transaction, places: readonly ToldPlace[], now: Date) {
  const ids = places.map(({ chapterId }) => chapterId);
  return db
    .select({
      id: chapter.id,
      contentId: chapter.contentId,
      unit: chapter.unit,
      sort: chapter.sort,
      version: chapterVersion.version,
    })
    .from(chapter)
    .innerJoin(chapterVersion, eq(chapterVersion.chapterId, chapter.id))
    .where(
      and(inArray(chapter.id, ids), isNull(chapter.withdrawnAt), lte(chapter.publishedAt, now)),
    );
}
