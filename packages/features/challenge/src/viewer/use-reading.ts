import type { ChallengeChapterView } from '@hanji/contract/entities/challenge.ts';
import { keepComicPosition } from '@hanji/domain/reading/position/keep-position.ts';
import type { ComicPosition } from '@hanji/domain/reading/position/reading-position.ts';
import { useCallback, useEffect, useRef } from 'react';
import { useReadChallengeChapterMutation } from '#calls/changes.ts';
import type { ChapterAddress } from '#paths/challenge-paths.ts';
import { writePlace } from './challenge-places.ts';

/** A place goes to the service this long after the one before, and when the chapter is left. */
const tellEveryMs = 10_000;

type Place = { readonly imageId: string; readonly fraction: number; readonly share: number };

type Reading = {
  readonly onPosition: (position: ComicPosition) => void;
  /** Tells that the chapter was opened, once. */
  readonly onRead: () => void;
};

/**
 * Tells the service that a chapter was opened, and now and then how far its member has read; gives
 * what keeps the place, on this device at once. Telling that fails stops nobody from reading.
 */
export function useReading(
  { contentId, chapterId }: ChapterAddress,
  { chapter }: ChallengeChapterView,
  reader: string | null,
): Reading {
  const [read] = useReadChallengeChapterMutation();
  const place = useRef<Place | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reported = useRef(false);

  const onRead = useCallback(() => {
    if (reported.current) return;
    reported.current = true;
    void read({ params: { contentId, chapterId }, query: {} });
  }, [read, contentId, chapterId]);
  useEffect(() => onRead(), [onRead]);

  const tell = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (place.current) void read({ params: { contentId, chapterId }, query: place.current });
    place.current = null;
  }, [read, contentId, chapterId]);
  useEffect(() => {
    document.addEventListener('visibilitychange', tell);
    window.addEventListener('pagehide', tell);
    return () => {
      document.removeEventListener('visibilitychange', tell);
      window.removeEventListener('pagehide', tell);
      tell();
    };
  }, [tell]);

  return {
    onRead,
    onPosition(position) {
      const kept = keepComicPosition(position, chapter.images, chapter.contentVersion);
      writePlace({ reader, chapterId }, kept);
      const { imageId, fraction, chapterShare } = kept;
      if (reader === null || chapterShare === null) return;
      place.current = { imageId, fraction, share: chapterShare };
      timer.current ??= setTimeout(tell, tellEveryMs);
    },
  };
}
