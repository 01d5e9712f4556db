import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Scrolls a row that is wider than its place so that what is selected stands in it. */
export function useSelectedInView(
  row: RefObject<HTMLElement | null>,
  selector: string,
  selected: string | undefined,
): void {
  const moved = useRef(false);
  useLayoutEffect(() => {
    const tab = row.current?.querySelector(selector);
    if (!row.current || !tab) return;
    const [outer, inner] = [row.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    const left = inner.left + inner.width / 2 - (outer.left + outer.width / 2);
    // The row alone moves, never the page; the first time without being seen to.
    row.current.scrollBy({ left, behavior: moved.current ? 'auto' : 'instant' });
    moved.current = true;
  }, [row, selector, selected]);
}
