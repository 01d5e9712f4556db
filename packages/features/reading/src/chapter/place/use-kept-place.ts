import { shareOf, type KeptPosition } from '@hanji/domain/reading/position/reading-position.ts';
import { countsAsReading } from '@hanji/domain/reading/reading-event.ts';
import { outboxOf } from '#outbox/reading-outbox.ts';
import { useEditionStore } from '@hanji/edition/session/use-edition-store.ts';
import { useCallback, useEffect, useRef } from 'react';
import { readPlace, writePosition } from '#storage/reading-positions.ts';
import type { ChapterAddress } from '#paths/paths.ts';

/** A place goes to the service this long after the one before, and when the chapter is left. */
const tellEveryMs = 10_000;

/**
 * Gives what keeps the reader's place in a chapter: on this device at once, with a member's account
 * now and then. `reader` is a user id, null a visitor's. A preview is kept on the device alone, and only
 * as long as no place is kept that `isBeyond` what it shows: who buys the chapter goes on at that one.
 */
export function useKeptPlace(
  address: ChapterAddress,
  reader: string | null,
  isBeyond: (kept: KeptPosition) => boolean,
): (position: KeptPosition) => void {
  const store = useEditionStore();
  const { contentId, chapterId } = address;
  const counts = countsAsReading(address.chapterFileSalesType);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const tell = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const place = readPlace({ reader, chapterId });
    if (!place || reader === null) return;
    const { putPlace } = outboxOf(store);
    const { last, furthest, at, furthestAt } = place;
    const marks = [{ position: last, at }];
    if (furthestAt !== at) marks.unshift({ position: furthest, at: furthestAt });
    for (const mark of marks) {
      const { contentVersion } = mark.position;
      const share = shareOf(mark.position);
      if (contentVersion === null || share === null) continue;
      putPlace({ reader, contentId, chapterId, share, contentVersion, ...mark });
    }
  }, [store, reader, contentId, chapterId]);

  useEffect(() => {
    const leave = (): void => {
      if (timer.current !== undefined) tell();
    };
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [tell]);

  return (position) => {
    const before = counts ? null : readPlace({ reader, chapterId });
    if (before && isBeyond(before.last)) return;
    writePosition({ reader, chapterId }, position);
    if (counts) timer.current ??= setTimeout(tell, tellEveryMs);
  };
}
