import { useEffect, useRef } from 'react';
import type { ContentAddress } from '#paths/paths.ts';
import { useFetchAhead } from '#chapter/ahead/fetch-ahead.ts';

/** A pointer or the focus that goes over a row is gone before that; a finger that scrolls too. */
const restMs = 65;
/** Who looks over a list for long wants one of its chapters, not all. */
const mostRows = 3;

/**
 * Gives what to tell of a title's row that a pointer, a finger or the focus has come to, or has left:
 * its chapter is fetched ahead of the press.
 */
export function useRowsAhead(path: ContentAddress): (chapterId: number, near: boolean) => void {
  const fetchAhead = useFetchAhead();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rows = useRef(new Set<number>());
  useEffect(() => () => clearTimeout(timer.current), []);

  const rest = (chapterId: number): void => {
    if (rows.current.size >= mostRows) return;
    rows.current.add(chapterId);
    fetchAhead({ ...path, chapterId, chapterFileSalesType: 'product' });
  };
  return (chapterId, near) => {
    clearTimeout(timer.current);
    if (near) timer.current = setTimeout(() => rest(chapterId), restMs);
  };
}
