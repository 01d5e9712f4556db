import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import { unitsOf } from '@hanji/domain/titles/content-tabs.ts';
import { useLazyGetChaptersQuery, useLazyGetContentQuery } from '#endpoints/content.ts';
import type { ContentAddress } from '#paths/paths.ts';

/** A chapter as lists have it, with what the reader owns for it. */
export type ListedChapter = {
  readonly chapter: Chapter;
  /** The name of its title. */
  readonly title: string;
  readonly inventory: Inventory | null;
};

/**
 * Finds a chapter of a title in its lists: the one that comes with the title, or the other unit's.
 * What has been loaded is asked for again only `anew`. Rejects as the calls do; null where it is in neither.
 */
export function useFindChapter(
  path: ContentAddress,
): (chapterId: number, anew?: boolean) => Promise<ListedChapter | null> {
  const [getContent] = useLazyGetContentQuery();
  const [getChapters] = useLazyGetChaptersQuery();
  return async (chapterId, anew = false) => {
    const isWanted = ({ id }: Chapter): boolean => id === chapterId;
    const { content, chapters } = await getContent({ params: path }, !anew).unwrap();
    const { name: title, inventory } = content;
    const beside = chapters.find(isWanted);
    if (beside) return { chapter: beside, title, inventory };
    const other = unitsOf(content.chapters).find((unit) => unit !== content.chapterUnit);
    if (!other) return null;
    const params = { ...path, chapterUnit: other };
    const rest = await getChapters({ params }, !anew).unwrap();
    const chapter = rest.chapters.find(isWanted);
    return chapter ? { chapter, title, inventory } : null;
  };
}
