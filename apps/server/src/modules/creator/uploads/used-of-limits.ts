import { and, eq, inArray, sql } from 'drizzle-orm';
import type { UsedOfLimits } from '@hanji/domain/creator/uploads/upload-limits.ts';
import type { Executor } from '#db/executor.ts';
import { challengeChapter } from '#db/schema/challenge/chapter.ts';
import { challengeTitle } from '#db/schema/challenge/title.ts';
import { articlePage, articleUpload } from '#db/schema/creator/article.ts';
import type { PageRow } from '#modules/creator/articles/article-pages.ts';
import type { UploadRow } from './upload-entity.ts';

/** Files on their way, until they are pages or were refused. */
const onTheirWay = inArray(articleUpload.state, ['receiving', 'queued', 'reading']);

/** What the pages of an article and the files on their way take of its limits. */
export function usedOf(
  pages: readonly Pick<PageRow, 'id' | 'bytes'>[],
  uploads: readonly Pick<UploadRow, 'state' | 'size' | 'replaces'>[],
): Omit<UsedOfLimits, 'totalBytes'> {
  const replaced = new Map(pages.map(({ id, bytes }) => [id, bytes]));
  let images = pages.length;
  let used = pages.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { state, size, replaces } of uploads) {
    if (state === 'done' || state === 'refused') continue;
    const instead = replaces === null ? undefined : replaced.get(replaces);
    if (instead === undefined) images += 1;
    used += Math.max(0, size - (instead ?? 0));
  }
  return { images, bytes: used };
}

/** The bytes of files on their way to whatever articles of a creator. */
export async function waitingBytes(db: Executor, readerId: number): Promise<number> {
  const [found] = await db
    .select({ bytes: sql<number>`coalesce(sum(${articleUpload.size}), 0)::float8` })
    .from(articleUpload)
    .innerJoin(challengeChapter, eq(challengeChapter.id, articleUpload.chapterId))
    .innerJoin(challengeTitle, eq(challengeTitle.id, challengeChapter.contentId))
    .where(and(eq(challengeTitle.readerId, readerId), onTheirWay));
  return found?.bytes ?? 0;
}

/** The bytes of all pages of a creator, as they were sent: what is deleted has none. */
export async function storedBytes(db: Executor, readerId: number): Promise<number> {
  const [found] = await db
    .select({ bytes: sql<number>`coalesce(sum(${articlePage.bytes}), 0)::float8` })
    .from(articlePage)
    .innerJoin(challengeChapter, eq(challengeChapter.id, articlePage.chapterId))
    .innerJoin(challengeTitle, eq(challengeTitle.id, challengeChapter.contentId))
    .where(eq(challengeTitle.readerId, readerId));
  return found?.bytes ?? 0;
}

/** What a creator has used of what all their articles may have. */
export async function usedTotalBytes(db: Executor, readerId: number): Promise<number> {
  return (await storedBytes(db, readerId)) + (await waitingBytes(db, readerId));
}
