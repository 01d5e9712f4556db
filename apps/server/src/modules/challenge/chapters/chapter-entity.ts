import type { ChallengeChapter } from '@hanji/contract/entities/challenge.ts';
import type { challengeChapter } from '#db/schema/challenge/chapter.ts';
import type { challengeTitle } from '#db/schema/challenge/title.ts';
import { coverFile } from '#modules/challenge/titles/stored-files.ts';
import type { StoredImage } from '#modules/media/picture.ts';

/** Covers of chapters are at most 180 px wide, on screens of up to two pixels each. */
export const chapterCoverWidth = 360;

export type ChapterRow = {
  readonly chapter: typeof challengeChapter.$inferSelect;
  readonly cover: StoredImage | null;
};

/** A chapter that has appeared, as lists have it. */
export function chapterEntity(
  prefix: string,
  {
    readerId,
    commentEnabled,
  }: Pick<typeof challengeTitle.$inferSelect, 'readerId' | 'commentEnabled'>,
  { chapter, cover }: ChapterRow,
): ChallengeChapter {
  return {
    chapterId: chapter.id,
    contentId: chapter.contentId,
    userId: String(readerId),
    name: chapter.name,
    published: chapter.status === 'published',
    status: chapter.status,
    ...coverFile(prefix, cover, chapterCoverWidth),
    totalLikes: chapter.totalLikes,
    commentEnabled: commentEnabled && chapter.commentEnabled,
    authorComment: chapter.authorComment,
    publishedAt: (chapter.publishedAt ?? chapter.createdAt).toISOString(),
    createdAt: chapter.createdAt.toISOString(),
    updatedAt: chapter.updatedAt.toISOString(),
    commentCount: chapter.commentCount,
  };
}
