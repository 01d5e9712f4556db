import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#db/executor.ts';
import { challengeChapter } from '#db/schema/challenge/chapter.ts';
import { challengeTitle } from '#db/schema/challenge/title.ts';
import { articleDesk, articlePage, articleUpload } from '#db/schema/creator/article.ts';

/**
 * Takes away what nobody but a creator has seen: drafts, names of their files, and files on their
 * way, whose parts `remove-orphans` finds. What readers saw of their titles is not the desk's.
 */
export async function forgetDesk(tx: Transaction, readerId: number): Promise<void> {
  const own = tx
    .select({ id: challengeChapter.id })
    .from(challengeChapter)
    .innerJoin(challengeTitle, eq(challengeTitle.id, challengeChapter.contentId))
    .where(eq(challengeTitle.readerId, readerId));
  await tx.delete(articleUpload).where(inArray(articleUpload.chapterId, own));
  await tx.delete(articlePage).where(inArray(articlePage.chapterId, own));
  await tx.delete(articleDesk).where(inArray(articleDesk.chapterId, own));
}
