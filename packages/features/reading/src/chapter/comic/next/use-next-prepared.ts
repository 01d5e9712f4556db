import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import { endCardOf } from '@hanji/domain/reading/end-card.ts';
import { lineOf } from '@hanji/viewer/comic/engine/line.ts';
import { useRef } from 'react';
import { useFindChapters } from '#opening/use-find-chapters.ts';
import type { ChapterAddress } from '#paths/paths.ts';

/**
 * To call with each image that has come. Once that is the last one, the first pictures of the next
 * chapter are fetched, where this reader may read that without paying and does not spare data.
 */
export function useNextPrepared(
  address: ChapterAddress,
  { chapter }: ChapterView,
): (imageId: string) => void {
  const { contentType, contentId, chapterFileSalesType } = address;
  const findChapters = useFindChapters({ contentType, contentId });
  const begun = useRef(false);
  return (imageId) => {
    const next = endCardOf(chapter.nextChapter, chapterFileSalesType);
    const isLast = imageId === chapter.images.at(-1)?.id;
    if (!isLast || begun.current || next.kind !== 'continue' || lineOf(navigator).sparing) return;
    begun.current = true;
    prepare(next.chapter.id).catch(() => {
      // Only a reader who goes on will miss it, and the next chapter's page says why.
    });
  };

  async function prepare(chapterId: number): Promise<void> {
    const [{ prepareChapter }, [listed]] = await Promise.all([
      import('./prepare-chapter.ts'),
      findChapters([chapterId]),
    ]);
    if (listed) await prepareChapter({ ...address, chapterId }, listed.chapter);
  }
}
