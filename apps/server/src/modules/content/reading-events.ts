import { activityOf, noRight } from '@hanji/domain/chapters/rights/chapter-right.ts';
import { viewMethod } from '@hanji/domain/chapters/rights/rental.ts';
import { countsAsView, type ReadingEventKind } from '@hanji/domain/reading/events.ts';
import { hasPreview } from '@hanji/domain/reading/has-preview.ts';
import { serviceTime } from '@hanji/domain/reading/position/reading-progress.ts';
import { dayStart } from '@hanji/domain/times/day.ts';
import type { ToldEvent } from '@hanji/contract/calls/content.ts';
import type { ReportCategory } from '@hanji/contract/vocabulary.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { Caller } from '#http/request/caller.ts';
import { editionFacts } from '#settings/edition-facts.ts';
import { chapterReport, readingEvent } from '#db/schema/readers/reading.ts';
import { lockReader } from '#modules/readers/reader-row.ts';
import { storeReading } from '#modules/readers/reading-state.ts';
import { countView } from '#modules/readers/views.ts';
import { inUnit, type RequestContext } from '#http/request-context.ts';
import { admitToChapter, admitToTitle, type TitlePath } from './admission.ts';
import { findChapter } from './queries.ts';

type ChapterPath = TitlePath & { readonly chapterId: number };

/** To the chapter, or at least to its preview. */
function admitToAny(context: RequestContext, path: ChapterPath, caller: Caller) {
  return admitToChapter(
    context,
    path,
    ({ chapter }) => (hasPreview(chapter) ? 'trial' : 'product'),
    caller,
  );
}

/**
 * Stores that a chapter was opened or finished, once for each key. Opening it counts as a view of
 * the title, once per reader, chapter and day of the edition's time zone.
 */
export async function recordReading(
  context: RequestContext,
  path: ChapterPath,
  kind: ReadingEventKind,
  told: ToldEvent,
  caller: Caller,
): Promise<null> {
  const at = new Date(serviceTime(told.ago ?? 0, context.now().getTime()));
  const today = dayStart(editionFacts(context.origin.edition).timeZone, at);
  return inUnit(context, async (unit) => {
    const { row } = await admitToAny(unit, path, caller);
    const readerId = await lockReader(unit.db, context.secrets, caller);
    const { chapterId } = path;
    const right = caller.reading?.rights.of(chapterId) ?? noRight;
    const method = viewMethod(activityOf(right, at));
    const event = { chapterId, readerId, kind, viewMethod: method, occurredAt: at };
    const stored = await unit.db
      .insert(readingEvent)
      .values({ ...event, eventKey: told.key ?? null })
      .onConflictDoNothing();
    if (stored.rowCount === 0) return null;
    const device = told.device ?? null;
    const openedAt = await storeReading(unit.db, readerId, row.chapter, { kind, device, at });
    const openedToday = openedAt !== null && openedAt.getTime() >= today.getTime();
    if (countsAsView(kind, openedToday)) await countView(unit.db, path.contentId);
    return null;
  });
}

/** Stores a reader's word that something is wrong with a chapter. */
export async function recordReport(
  context: RequestContext,
  path: ChapterPath,
  category: ReportCategory,
  issue: string,
  caller: Caller,
): Promise<null> {
  return inUnit(context, async (unit) => {
    await admitToTitle(unit, path, caller);
    const { chapterId } = path;
    const reportedAt = context.now();
    const row = await findChapter(unit.db, path.contentId, chapterId, reportedAt);
    if (row === null) throw new ApiFailure(404, 'chapterNotFound');
    const readerId = await lockReader(unit.db, context.secrets, caller);
    const report = { chapterId, category, issue, readerId, reportedAt };
    await unit.db.insert(chapterReport).values(report);
    return null;
  });
}
