import { createHmac } from 'node:crypto';
import { and, eq, gte, sql } from 'drizzle-orm';
import {
  countsAsView,
  type ReadingEventKind,
} from '@hanji/domain/reading/events/counts-as-view.ts';
import { hasPreview } from '@hanji/domain/reading/has-preview.ts';
import { dayStart } from '@hanji/domain/times/day.ts';
import type { ReportCategory } from '@hanji/contract/vocabulary.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { Caller } from '#http/request/caller.ts';
import { editionFacts } from '#settings/edition-facts.ts';
import { inTransaction } from '#db/executor.ts';
import { content } from '#db/schema/catalogue.ts';
import { chapterReport, readingEvent } from '#db/schema/reading.ts';
import type { RequestContext } from '#http/request-context.ts';
import { admitToChapter, admitToTitle, type TitlePath } from './admission.ts';
import { findChapter } from './queries.ts';

type ChapterPath = TitlePath & { readonly chapterId: number };

/**
 * Who reads, as it is stored: a member's id, or a keyed digest that names no visitor. It is of the
 * connection's address: the uid is what a client says of itself, and each invented one would count.
 */
function readerKey(context: RequestContext, { reader, ip }: Caller): string {
  if (reader.kind !== 'visitor') return reader.memberId;
  return createHmac('sha256', context.secrets.readerDigest).update(ip).digest('base64url');
}

async function admitToAny(
  context: RequestContext,
  path: ChapterPath,
  caller: Caller,
): Promise<void> {
  const row = await findChapter(context.db, path.contentId, path.chapterId, context.now());
  await admitToChapter(
    context,
    path,
    row !== null && hasPreview(row.chapter) ? 'trial' : 'product',
    caller,
  );
}

/**
 * Stores that a chapter was opened or finished. Opening it counts as a view of the title, once
 * per reader, chapter and day of the edition's time zone.
 */
export async function recordReading(
  context: RequestContext,
  path: ChapterPath,
  kind: ReadingEventKind,
  caller: Caller,
): Promise<null> {
  await admitToAny(context, path, caller);
  const now = context.now();
  const reader = readerKey(context, caller);
  const today = dayStart(editionFacts(context.edition).timeZone, now);
  await inTransaction(context.db, async (tx) => {
    // Two opens at the same moment are one view: the second waits here for the first.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`${reader} ${path.chapterId}`}, 0))`,
    );
    const [earlier] = await tx
      .select({ id: readingEvent.id })
      .from(readingEvent)
      .where(
        and(
          eq(readingEvent.reader, reader),
          gte(readingEvent.occurredAt, today),
          eq(readingEvent.chapterId, path.chapterId),
          eq(readingEvent.kind, 'read'),
        ),
      )
      .limit(1);
    await tx
      .insert(readingEvent)
      .values({ chapterId: path.chapterId, reader, kind, occurredAt: now });
    if (!countsAsView(kind, earlier !== undefined)) return;
    await tx
      .update(content)
      .set({ totalViews: sql`${content.totalViews} + 1` })
      .where(eq(content.id, path.contentId));
  });
  return null;
}

/** Stores a reader's word that something is wrong with a chapter. */
export async function recordReport(
  context: RequestContext,
  path: ChapterPath,
  category: ReportCategory,
  issue: string,
  caller: Caller,
): Promise<null> {
  await admitToTitle(context, path, caller);
  const row = await findChapter(context.db, path.contentId, path.chapterId, context.now());
  if (row === null) throw new ApiFailure(404, 'chapterNotFound');
  await context.db.insert(chapterReport).values({
    chapterId: path.chapterId,
    category,
    issue,
    reader: readerKey(context, caller),
    reportedAt: context.now(),
  });
  return null;
}
