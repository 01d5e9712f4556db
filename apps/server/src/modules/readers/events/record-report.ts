import { and, eq, gte } from 'drizzle-orm';
import { hasPreview } from '@hanji/domain/reading/has-preview.ts';
import type { ReportCategory } from '@hanji/contract/vocabulary.ts';
import type { Transaction } from '#db/executor.ts';
import { chapterReport } from '#db/schema/readers/reading.ts';
import { chapterVersion } from '#db/schema/works/chapter.ts';
import type { Caller } from '#http/request/caller.ts';
import { inUnit, type RequestContext } from '#http/request-context.ts';
import { admitToChapter, type TitlePath } from '#modules/admission/admission.ts';
import type { ChapterRow } from '#modules/admission/find-rows.ts';
import { lockReader } from '#modules/readers/reader-row.ts';

type ChapterPath = TitlePath & { readonly chapterId: number };

/** To the chapter, or at least to its preview: something may be wrong with that as well. */
function admitToAny(context: RequestContext, path: ChapterPath, caller: Caller) {
  return admitToChapter(
    context,
    path,
    ({ chapter }) => (hasPreview(chapter) ? 'trial' : 'product'),
    caller,
  );
}

/**
 * Stores a reader's word that something is wrong with a chapter, whose words are optional
 * (reading-service, section 5). Said again of the same pictures or text, it is known already.
 */
export async function recordReport(
  context: RequestContext,
  path: ChapterPath,
  category: ReportCategory,
  issue: string,
  caller: Caller,
): Promise<null> {
  return inUnit(context, async (unit) => {
    const { row } = await admitToAny(unit, path, caller);
    const { chapterId } = path;
    // The row of the reader stays locked, so that two at once are one.
    const readerId = await lockReader(unit.db, context.secrets, caller);
    if (await isReported(unit.db, { readerId, category }, row.chapter)) return null;
    const reportedAt = context.now();
    const report = { chapterId, category, issue: issue.trim(), readerId, reportedAt };
    await unit.db.insert(chapterReport).values(report);
    return null;
  });
}

/** Whether a reader has reported that of the version of a chapter which there is now. */
async function isReported(
  db: Transaction,
  { readerId, category }: { readonly readerId: number; readonly category: ReportCategory },
  { id, version }: ChapterRow['chapter'],
): Promise<boolean> {
  const [found] = await db
    .select({ id: chapterReport.id })
    .from(chapterReport)
    .innerJoin(
      chapterVersion,
      and(eq(chapterVersion.chapterId, id), eq(chapterVersion.version, version)),
    )
    .where(
      and(
        eq(chapterReport.readerId, readerId),
        eq(chapterReport.chapterId, id),
        eq(chapterReport.category, category),
        gte(chapterReport.reportedAt, chapterVersion.createdAt),
      ),
    )
    .limit(1);
  return found !== undefined;
}
