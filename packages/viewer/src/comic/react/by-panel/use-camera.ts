import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { PanelView } from '#comic/engine/by-panel/panel-view.ts';

const milliseconds = 260;

/**
 * Moves from one view to the next as a camera does. The sheet is laid out anew for each, so that its
 * pictures stay sharp; what moves is only how it is drawn. Readers who want no motion see the next.
 */
export function useCamera(
  sheet: RefObject<HTMLElement | null>,
  view: PanelView,
  page: number,
): void {
  const { left, top, width } = view;
  const before = useRef({ left, top, width, page });
  useLayoutEffect(() => {
    const from = before.current;
    before.current = { left, top, width, page };
    const isSame = from.left === left && from.top === top && from.width === width;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isSame || isStill || from.page !== page) return undefined;
    const moving = sheet.current?.animate(
      [
        {
          transform: `translate(${from.left}px, ${from.top}px) scale(${from.width / width})`,
        },
        { transform: `translate(${left}px, ${top}px)` },
      ],
      { duration: milliseconds, easing: 'ease-in-out' },
    );
    return () => moving?.cancel();
  }, [sheet, left, top, width, page]);
}
