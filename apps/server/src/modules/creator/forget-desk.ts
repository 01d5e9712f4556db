import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#db/executor.ts';
import { challengeChapter } from '#db/schema/challenge/chapter.ts';
import { challengeTitle } from '#db/schema/challenge/title.ts';
import { articleDesk } from '#db/schema/creator/article.ts';
import { clearArticles } from './articles/clear-articles.ts';

/**
 * Takes away a creator's desk with all pictures of their articles, those that readers saw among
 * them: their titles are gone with them. Parts of files on their way `remove-orphans` finds.
 */
export async function forgetDesk(tx: Transaction, readerId: number): Promise<void> {
  const rows = await tx
    .select({ id: challengeChapter.id })
    .from(challengeChapter)
    .innerJoin(challengeTitle, eq(challengeTitle.id, challengeChapter.contentId))
    .where(eq(challengeTitle.readerId, readerId));
  const own = rows.map(({ id }) => id);
  await clearArticles(tx, own);
  await tx.delete(articleDesk).where(inArray(articleDesk.chapterId, own));
}
