import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import { endCardOf } from '@hanji/domain/reading/end-card.ts';
import { useEffect, useRef } from 'react';
import { useFetchAhead } from '#chapter/ahead/fetch-ahead.ts';
import type { ChapterAddress } from '#paths/paths.ts';
import { whenIdle } from '#shared/when-idle.ts';

/**
 * To call near a chapter's end, as often as one likes. The next one is fetched ahead then, where this
 * reader may read that without paying and does not spare data, and not within a frame that is scrolled.
 */
export function useNextAhead(address: ChapterAddress, { chapter }: ChapterView): () => void {
  const fetchAhead = useFetchAhead();
  const callOff = useRef<() => void>(null);
  useEffect(
    () => () => {
      callOff.current?.();
      callOff.current = null;
    },
    [],
  );
  return () => {
    const next = endCardOf(chapter.nextChapter, address.chapterFileSalesType);
    if (next.kind !== 'continue') return;
    const { id: chapterId } = next.chapter;
    callOff.current ??= whenIdle(() => {
      // It may have to be fetched again.
      callOff.current = null;
      fetchAhead({ ...address, chapterId }, { by: 'next', isAloud: false });
    });
  };
}
