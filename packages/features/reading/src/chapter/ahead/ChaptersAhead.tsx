import { useEditionStore } from '@hanji/edition/session/use-edition-store.ts';
import { lineOf } from '@hanji/viewer/comic/engine/line.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Arrival } from '#opening/arrival.ts';
import { useChapterOpener } from '#opening/chapter-opener.ts';
import type { ChapterAddress } from '#paths/paths.ts';
import type { ChapterAhead } from './chapter-ahead.ts';
import { FetchAheadContext } from './fetch-ahead.ts';

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

  function fetchAhead(address: ChapterAddress, arrival: Arrival | null = null): void {
    const { chapterId } = address;
    if (begun.current.has(chapterId) || lineOf(navigator).sparing) return;
    begun.current.add(chapterId);
    screen.current ??= new AbortController();
    // Only a reader who opens it will miss it, and its page says why.
    prepare(address, screen.current.signal, arrival).catch(() => forget(chapterId));
  }
  /** It may be fetched again. */
  function forget(chapterId: number): void {
    begun.current.delete(chapterId);
    setChapters((before) => before.filter(({ address }) => address.chapterId !== chapterId));
  }
  async function prepare(
    address: ChapterAddress,
    signal: AbortSignal,
    arrival: Arrival | null,
  ): Promise<void> {
    const [{ prepareChapter }, isOpen] = await Promise.all([
      import('./prepare-chapter.ts'),
      opensAtOnce(address.chapterId),
    ]);
    const near = { address, arrival, onReleased: () => forget(address.chapterId) };
    const chapter = isOpen && (await prepareChapter(store, near, signal));
    if (chapter) setChapters((before) => [...before, chapter]);
  }
  const Drawn = chapters[0]?.Drawn;
  return (
    <FetchAheadContext value={fetchAhead}>
      {children}
      {Drawn && <Drawn chapters={chapters} ref={goPainted} />}
    </FetchAheadContext>
  );
}
