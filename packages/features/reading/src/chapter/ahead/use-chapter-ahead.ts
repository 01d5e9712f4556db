import { useEditionStore } from '@hanji/edition/session/use-edition-store.ts';
import { lineOf } from '@hanji/viewer/comic/engine/line.ts';
import { useEffect, useRef } from 'react';
import { useChapterOpener } from '#opening/chapter-opener.ts';
import type { ChapterAddress } from '#paths/paths.ts';

/**
 * Gives what fetches a chapter of the title ahead, once each while the screen stands: where it opens
 * without anything being paid, used up or asked, and for who does not spare data.
 */
export function useChapterAhead(): (address: ChapterAddress) => void {
  const store = useEditionStore();
  const { opensAtOnce, onPrepared } = useChapterOpener();
  const screen = useRef<AbortController>(null);
  const begun = useRef(new Set<number>());
  useEffect(() => {
    const begunHere = begun.current;
    const left = new AbortController();
    screen.current = left;
    return () => {
      begunHere.clear();
      left.abort();
    };
  }, []);

  return (address) => {
    const { chapterId } = address;
    if (!screen.current || begun.current.has(chapterId) || lineOf(navigator).sparing) return;
    begun.current.add(chapterId);
    // Only a reader who opens it will miss it, and its page says why.
    prepare(address, screen.current.signal).catch(() => null);
  };

  async function prepare(address: ChapterAddress, signal: AbortSignal): Promise<void> {
    const [{ prepareChapter }, isOpen] = await Promise.all([
      import('#chapter/comic/next/prepare-chapter.ts'),
      opensAtOnce(address.chapterId),
    ]);
    if (!isOpen || signal.aborted) return;
    const prepared = await prepareChapter(store, address, signal);
    if (!prepared?.images.length) return;
    const { StripsAhead } = await import('#chapter/comic/strip/StripsAhead.tsx');
    if (!signal.aborted) onPrepared(StripsAhead, { address, ...prepared });
  }
}
