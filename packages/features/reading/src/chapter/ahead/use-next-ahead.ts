import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import { endCardOf } from '@hanji/domain/reading/end-card.ts';
import { useFetchAhead } from '#chapter/ahead/fetch-ahead.ts';
import type { ChapterAddress } from '#paths/paths.ts';

/**
 * To call near a chapter's end, as often as one likes. The next one is fetched ahead then, where this
 * reader may read that without paying and does not spare data.
 */
export function useNextAhead(address: ChapterAddress, { chapter }: ChapterView): () => void {
  const fetchAhead = useFetchAhead();
  return () => {
    const next = endCardOf(chapter.nextChapter, address.chapterFileSalesType);
    if (next.kind !== 'continue') return;
    fetchAhead({ ...address, chapterId: next.chapter.id }, { by: 'next', isAloud: false });
  };
}
