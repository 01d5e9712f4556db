import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import { endCardOf } from '@hanji/domain/reading/end-card.ts';
import { useFetchAhead } from '#chapter/ahead/fetch-ahead.ts';
import type { ChapterAddress } from '#paths/paths.ts';

/**
 * To call with each image that has come. Once that is the last one, the next chapter is fetched ahead,
 * where this reader may read that without paying and does not spare data.
 */
export function useNextPrepared(
  address: ChapterAddress,
  { chapter }: ChapterView,
): (imageId: string) => void {
  const fetchAhead = useFetchAhead();
  return (imageId) => {
    const next = endCardOf(chapter.nextChapter, address.chapterFileSalesType);
    const isLast = imageId === chapter.images.at(-1)?.id;
    if (isLast && next.kind === 'continue') {
      fetchAhead({ ...address, chapterId: next.chapter.id }, { by: 'next', isAloud: false });
    }
  };
}
