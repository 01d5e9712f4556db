import { useEditionStore } from '@hanji/edition/session/use-edition-store.ts';
import { lineOf } from '@hanji/viewer/comic/engine/line.ts';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useChapterOpener } from '#opening/chapter-opener.ts';
import type { ChapterAhead } from './chapter-ahead.ts';
import { whenIdle } from '#shared/when-idle.ts';
import { FetchAheadContext, type FetchAhead } from './fetch-ahead.ts';

/**
 * Around screens that know what is read next: chapters of the title are fetched ahead, once each while
 * the screens stand, where one opens without anything being paid, used up or asked, and for who does
 * not spare data.
 */
export function ChaptersAhead({ children }: { readonly children: ReactNode }) {
  const store = useEditionStore();
  const { opensAtOnce, goPainted } = useChapterOpener();
  const screen = useRef<AbortController>(null);
  const begun = useRef(new Set<number>());
  const [chapters, setChapters] = useState<readonly ChapterAhead[]>([]);
  useEffect(
    () => () => {
      begun.current.clear();
      screen.current?.abort();
      screen.current = null;
    },
    [],
  );

  /** It may be fetched again. */
  const forget = useCallback((chapterId: number): void => {
    begun.current.delete(chapterId);
    setChapters((before) => before.filter(({ address }) => address.chapterId !== chapterId));
  }, []);
  // The same while chapters come: their screen is not drawn again for one.
  const fetchAhead = useCallback<FetchAhead>(
    (address, arrival = null) => {
      const { chapterId } = address;
      if (begun.current.has(chapterId) || lineOf(navigator).sparing) return;
      begun.current.add(chapterId);
      screen.current ??= new AbortController();
      const { signal } = screen.current;
      const prepare = async (): Promise<void> => {
        // The chapter before it is being scrolled: not within a frame of that.
        if (arrival) await new Promise<void>((begin) => whenIdle(begin));
        const [{ prepareChapter }, isOpen] = await Promise.all([
          import('./prepare-chapter.ts'),
          opensAtOnce(chapterId),
        ]);
        const near = { address, arrival, onReleased: () => forget(chapterId) };
        const chapter = isOpen && (await prepareChapter(store, near, signal));
        if (chapter) setChapters((before) => [...before, chapter]);
      };
      // Only a reader who opens it will miss it, and its page says why.
      prepare().catch(() => forget(chapterId));
    },
    [store, opensAtOnce, forget],
  );
  const Drawn = chapters[0]?.Drawn;
  return (
    <FetchAheadContext value={fetchAhead}>
      {children}
      {Drawn && <Drawn chapters={chapters} ref={goPainted} />}
    </FetchAheadContext>
  );
}
