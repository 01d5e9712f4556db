import { activityOf, noRight } from '@hanji/domain/chapters/rights/chapter-right.ts';
import { viewMethod } from '@hanji/domain/chapters/rights/rental.ts';
import { countsAsView, type ReadingEventKind } from '@hanji/domain/reading/reading-event.ts';
import { serviceTime } from '@hanji/domain/reading/position/reading-progress.ts';
import { dayStart } from '@hanji/domain/times/day.ts';
import type { ReportedEvent } from '@hanji/contract/calls/content.ts';
import { readingEvent } from '#db/schema/readers/reading.ts';
import type { Caller } from '#http/request/caller.ts';
import { inUnit, type RequestContext } from '#http/request-context.ts';
import { admitToChapter, type TitlePath } from '#modules/admission/admission.ts';
import { checkIsOwn } from '#modules/readers/is-own.ts';
import { lockReader } from '#modules/readers/reader-row.ts';
import { storeReading } from '#modules/readers/reading-state.ts';
import { countView } from '#modules/readers/views.ts';
import { editionFacts } from '#settings/edition-facts.ts';

type ChapterPath = TitlePath & { readonly chapterId: number };

/**
 * Stores that a chapter was opened or finished, once for each key. Opening it counts as a view of
 * the title, once per reader, chapter and day of the edition's time zone.
 */
export async function recordReading(
  context: RequestContext,
  path: ChapterPath,
  kind: ReadingEventKind,
  reported: ReportedEvent,
  caller: Caller,
): Promise<null> {
  checkIsOwn(reported.reader, caller);
  const at = new Date(serviceTime(reported.ago ?? 0, context.now().getTime()));
  const today = dayStart(editionFacts(context.origin.edition).timeZone, at);
  return inUnit(context, async (unit) => {
    // A preview leaves no trace; a rental may have ended since.
    const { row } = await admitToChapter(unit, path, 'product', caller, at);
    const readerId = await lockReader(unit.db, context.secrets, caller);
    const { chapterId } = path;
    const right = caller.reading?.rights.of(chapterId) ?? noRight;
    const method = viewMethod(activityOf(right, at));
    const event = { chapterId, readerId, kind, viewMethod: method, occurredAt: at };
    const stored = await unit.db
      .insert(readingEvent)
      .values({ ...event, eventKey: reported.key ?? null })
      .onConflictDoNothing();
    if (stored.rowCount === 0) return null;
    const device = reported.device ?? null;
    const openedAt = await storeReading(unit.db, readerId, row.chapter, { kind, device, at });
    const openedToday = openedAt !== null && openedAt.getTime() >= today.getTime();
    if (countsAsView(kind, openedToday)) await countView(unit.db, path.contentId);
    return null;
  });
}
