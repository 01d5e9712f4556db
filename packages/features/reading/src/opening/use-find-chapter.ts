import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import { unitsOf } from '@hanji/domain/titles/content-tabs.ts';
import { useLazyGetChaptersQuery, useLazyGetContentQuery } from '#endpoints/content.ts';
import type { ContentAddress } from '#paths/paths.ts';

/** A chapter as lists have it, with what the reader owns for it. */
export type ListedChapter = {
  readonly chapter: Chapter;
  readonly inventory: Inventory | null;
};

/**
 * Finds a chapter of a title in its lists: the one that comes with the title, or the other unit's.
 * What has been loaded is not asked for again. Rejects as the calls do; null where it is in neither.
 */
export function useFindChapter(
  path: ContentAddress,
): (chapterId: number) => Promise<ListedChapter | null> {
  const [getContent] = useLazyGetContentQuery();
  const [getChapters] = useLazyGetChaptersQuery();
  return async (chapterId) => {
    const isWanted = ({ id }: Chapter): boolean => id === chapterId;
    const { content, chapters } = await getContent({ params: path }, true).unwrap();
    const { inventory } = content;
    const beside = chapters.find(isWanted);
    if (beside) return { chapter: beside, inventory };
    const other = unitsOf(content.chapters).find((unit) => unit !== content.chapterUnit);
    if (!other) return null;
    const params = { ...path, chapterUnit: other };
    const rest = await getChapters({ params }, true).unwrap();
    const chapter = rest.chapters.find(isWanted);
    return chapter ? { chapter, inventory } : null;
  };
}
