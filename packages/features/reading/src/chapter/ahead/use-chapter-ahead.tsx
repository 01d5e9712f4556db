import { useEditionStore } from '@hanji/edition/session/use-edition-store.ts';
import { lineOf } from '@hanji/viewer/comic/engine/line.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { GoPainted, StripAhead } from '#chapter/comic/strip/strip-ahead.ts';
import type { Arrival } from '#opening/arrival.ts';
import type { ChapterAddress } from '#paths/paths.ts';

/** `arrival` says how it will be come to, where that is out of a neighbour. */
export type FetchAhead = (address: ChapterAddress, arrival?: Arrival | null) => void;

type ChapterAhead = {
  readonly fetchAhead: FetchAhead;
  /** How what was fetched begins, drawn and not shown. */
  readonly strips: ReactNode;
  readonly goPainted: GoPainted;
};

/**
 * Fetches chapters of the title ahead, once each while the screens stand: where one opens without
 * anything being paid, used up or asked, and for who does not spare data.
 */
export function useChapterAhead(
  opensAtOnce: (chapterId: number) => Promise<boolean>,
): ChapterAhead {
  const store = useEditionStore();
  const screen = useRef<AbortController>(null);
  const begun = useRef(new Set<number>());
  const [strips, setStrips] = useState<readonly StripAhead[]>([]);
  const goPainted = useRef<GoPainted>(null);
  useEffect(() => {
    const begunHere = begun.current;
    const left = new AbortController();
    screen.current = left;
    return () => {
      begunHere.clear();
      left.abort();
    };
  }, []);

  async function prepare(
    address: ChapterAddress,
    signal: AbortSignal,
    arrival: Arrival | null,
  ): Promise<void> {
    const [{ prepareChapter }, isOpen] = await Promise.all([
      import('#chapter/comic/next/prepare-chapter.ts'),
      opensAtOnce(address.chapterId),
    ]);
    const strip = isOpen && (await prepareChapter(store, address, signal, arrival));
    if (strip) setStrips((before) => [...before, strip]);
  }
  const Strips = strips[0]?.Strips;
  return {
    fetchAhead(address, arrival = null) {
      const { chapterId } = address;
      if (!screen.current || begun.current.has(chapterId) || lineOf(navigator).sparing) return;
      begun.current.add(chapterId);
      // Only a reader who opens it will miss it, and its page says why.
      prepare(address, screen.current.signal, arrival).catch(() => null);
    },
    strips: Strips && <Strips strips={strips} ref={goPainted} />,
    goPainted: (path) => goPainted.current?.(path) === true,
  };
}
