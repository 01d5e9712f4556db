import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import type { Content } from '@hanji/contract/entities/content.ts';
import { unitsOf } from '@hanji/domain/titles/content-tabs.ts';
import type { SoldChapter } from '@hanji/edition/slots/edition-slots.ts';
import { useLazyGetChaptersQuery, useLazyGetContentQuery } from '#endpoints/content.ts';
import type { ContentAddress } from '#paths/paths.ts';

/** With what its cost depends on beside it. */
export type ListedChapter = SoldChapter & Pick<Content, 'adsEnabled'>;

/**
 * Finds chapters of a title in its lists: the one that comes with the title, and the other unit's
 * where some are not in it; those in neither are left out. What has been loaded is asked for again
 * only `anew`. Rejects as the calls do.
 */
export function useFindChapters(
  path: ContentAddress,
): (chapterIds: readonly number[], anew?: boolean) => Promise<readonly ListedChapter[]> {
  const [getContent] = useLazyGetContentQuery();
  const [getChapters] = useLazyGetChaptersQuery();
  return async (chapterIds, anew = false) => {
    const { content, chapters } = await getContent({ params: path }, !anew).unwrap();
    const { name: title, inventory, adsEnabled } = content;
    const among = (list: readonly Chapter[]): ListedChapter[] =>
      list
        .filter(({ id }) => chapterIds.includes(id))
        .map((chapter) => ({ chapter, title, inventory, adsEnabled }));
    const found = among(chapters);
    const other = unitsOf(content.chapters).find((unit) => unit !== content.chapterUnit);
    if (!other || found.length === chapterIds.length) return found;
    const params = { ...path, chapterUnit: other };
    const rest = await getChapters({ params }, !anew).unwrap();
    return [...found, ...among(rest.chapters)];
  };
}
