import { and, eq, inArray } from 'drizzle-orm';
import { noRights, type ChapterRights } from '@hanji/domain/purchase/rights/chapter-rights.ts';
import type { ReportedPlace } from '@hanji/contract/calls/reading.ts';
import { serviceTime } from '@hanji/domain/reading/position/reading-progress.ts';
import type { Transaction } from '#db/executor.ts';
import { content } from '#db/schema/works/catalogue.ts';
import { chapter, chapterVersion } from '#db/schema/works/chapter.ts';
import type { Caller } from '#http/request/caller.ts';
import { inUnit, type RequestContext } from '#http/request-context.ts';
import { isChapterOut, isTitleOut } from '#modules/catalogue/out.ts';
import { accessTo } from '#modules/admission/admission.ts';
import { checkIsOwn } from '#modules/readers/is-own.ts';
import { lockReader } from '#modules/readers/reader-row.ts';
import { addChapterReadings, type ReadChapter } from '#modules/readers/chapter-readings.ts';
import { reachPlace } from '#modules/readers/title-progress.ts';
import { rightsOfChapters } from './rights-of-chapters.ts';

type ReportedPlaces = {
  readonly device: string;
  readonly reader?: string | undefined;
  readonly places: readonly ReportedPlace[];
};

/**
 * Stores where a member has come to in chapters (decision "reading position"): the last place by the
 * time when it was read, however late it arrives, and the furthest, which never comes back. A chapter
 * that is not out, never had such a version or was not theirs to read then is passed over: its device
 * could do nothing about it, and a preview leaves no trace.
 */
export async function keepPlaces(
  context: RequestContext,
  { device, reader, places }: ReportedPlaces,
  caller: Caller,
): Promise<null> {
  checkIsOwn(reader, caller);
  const now = context.now();
  return inUnit(context, async ({ db }) => {
    const readerId = await lockReader(db, context.secrets, caller);
    const known = await chaptersOf(db, places, now);
    const rights = await rightsOf(db, caller, known);
    const kept: ReadChapter[] = [];
    for (const { contentId, chapterId, contentVersion, share, position, ago } of places) {
      const found = known.find(
        (row) =>
          row.id === chapterId && row.contentId === contentId && row.version === contentVersion,
      );
      if (found === undefined) continue;
      const at = serviceTime(ago, now.getTime());
      const opening = { title: found, chapter: found, right: rights.of(chapterId) };
      if (accessTo(context, 'product', opening, caller, new Date(at)) !== 'open') continue;
      const placed = { share, position, contentVersion, device, at };
      const reading = { openedAt: null, readAt: at, finishedAt: null, place: placed };
      kept.push({ contentId, chapterId, reading });
      await reachPlace(db, readerId, found, { ...placed, chapterId, sort: found.sort });
    }
    await addChapterReadings(db, readerId, kept);
    return null;
  });
}

/** Free chapters are everybody's: for the most part nothing is asked. */
async function rightsOf(
  db: Transaction,
  { reader }: Caller,
  known: readonly { readonly id: number; readonly free: boolean }[],
): Promise<ChapterRights> {
  const sold = known.filter(({ free }) => !free).map(({ id }) => id);
  if (sold.length === 0 || reader.kind === 'visitor') return noRights;
  return rightsOfChapters(db, reader.memberId, sold);
}

/** Those of them that are out, with every version that they have had. */
function chaptersOf(db: Transaction, places: readonly ReportedPlace[], now: Date) {
  const ids = places.map(({ chapterId }) => chapterId);
  return db
    .select({
      id: chapter.id,
      contentId: chapter.contentId,
      unit: chapter.unit,
      sort: chapter.sort,
      version: chapterVersion.version,
      free: chapter.free,
      trialPages: chapter.trialPages,
      restrictedAge: content.restrictedAge,
      language: content.language,
    })
    .from(chapter)
    .innerJoin(chapterVersion, eq(chapterVersion.chapterId, chapter.id))
    .innerJoin(content, eq(content.id, chapter.contentId))
    .where(and(inArray(chapter.id, ids), isChapterOut(now), isTitleOut()));
}
