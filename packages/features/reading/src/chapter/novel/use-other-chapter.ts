import { useLazyFindChapterQuery } from '#chapter/endpoints.ts';
import { useChapterOpener } from '#opening/chapter-opener.ts';
import type { ContentAddress } from '#paths/paths.ts';

/**
 * Gives what opens the chapter to which a link in another one leads, by its key: in the one way into
 * chapters, so that what it costs is asked first. False where the title has no such chapter any more.
 */
export function useOtherChapter({
  contentType,
  contentId,
}: ContentAddress): (key: string, place: string | undefined) => Promise<boolean> {
  const [find] = useLazyFindChapterQuery();
  const { open } = useChapterOpener();
  return async (key, place) => {
    const { data } = await find({ params: { contentType, contentId }, query: { key } });
    if (!data) return false;
    open({ chapterId: data.chapterId, intent: 'read', place });
    return true;
  };
}
