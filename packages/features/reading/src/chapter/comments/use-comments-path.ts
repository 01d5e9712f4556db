import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import { useHasPage } from '@hanji/edition/frame/site-paths.ts';
import { commentsPath, type ChapterAddress } from '#paths/paths.ts';

/** Where a chapter is commented on; null where its title or the edition has no comments. */
export function useCommentsPath(address: ChapterAddress, { content }: ChapterView): string | null {
  const hasPage = useHasPage();
  const path = commentsPath(address);
  return content.commentEnabled && hasPage(path) ? path : null;
}
