import { inArray } from 'drizzle-orm';
import type { Transaction } from '#db/executor.ts';
import { challengeChapter, challengeChapterImage } from '#db/schema/challenge/chapter.ts';
import { articleDesk, articlePage, articleUpload } from '#db/schema/creator/article.ts';

/**
 * Takes all pictures of articles that are gone for good, and the files on their way to them: nobody
 * sees them again, and otherwise they would fill the storage uncounted. Files without a row are
 * removed by `remove-orphans`.
 */
export async function clearArticles(tx: Transaction, chapters: readonly number[]): Promise<void> {
  await tx.delete(articleUpload).where(inArray(articleUpload.chapterId, chapters));
  await tx.delete(articlePage).where(inArray(articlePage.chapterId, chapters));
  await tx.delete(challengeChapterImage).where(inArray(challengeChapterImage.chapterId, chapters));
  const none = { coverId: null };
  await tx.update(articleDesk).set(none).where(inArray(articleDesk.chapterId, chapters));
  await tx.update(challengeChapter).set(none).where(inArray(challengeChapter.id, chapters));
}
