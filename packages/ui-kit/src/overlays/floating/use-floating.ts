import { useLayoutEffect, type RefObject } from 'react';
import { place, type FloatingAlign, type FloatingSide } from './place.ts';

type Options = {
  readonly open: boolean;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly side: FloatingSide;
  readonly align: FloatingAlign;
};

/**
 * Shows an element with `popover="manual"` above everything else and keeps it beside its anchor
 * while the page scrolls or the window changes. It stands at `--x` and `--y` of its own.
 */
export function useFloating(
  floating: RefObject<HTMLElement | null>,
  { open, anchor, side, align }: Options,
): void {
  useLayoutEffect(() => {
    const element = floating.current;
    if (!open || !element) return undefined;
    element.showPopover();
    const put = (): void => {
      const at = anchor.current;
      if (!at) return;
      const { x, y } = place(
        at.getBoundingClientRect(),
        { width: element.offsetWidth, height: element.offsetHeight },
        { width: document.documentElement.clientWidth, height: innerHeight },
        { side, align, rightToLeft: getComputedStyle(at).direction === 'rtl' },
      );
      element.style.setProperty('--x', `${x}px`);
      element.style.setProperty('--y', `${y}px`);
    };
    put();
    addEventListener('scroll', put, { capture: true, passive: true });
    addEventListener('resize', put);
    return () => {
      removeEventListener('scroll', put, { capture: true });
      removeEventListener('resize', put);
      if (element.isConnected) element.hidePopover();
    };
  }, [open, floating, anchor, side, align]);
}
