import { useEffect } from 'react';

/** Pixels of a line, for a wheel that counts in lines. */
const linePixels = 40;

/** The wheel scrolls the text also where the pointer is beside its column. */
export function useWheelBeside(container: HTMLElement | undefined): void {
  useEffect(() => {
    if (!container) return undefined;
    const onWheel = ({ target, ctrlKey, deltaMode, deltaX, deltaY }: WheelEvent): void => {
      const element = target instanceof Element ? target : null;
      // Not a pinch, nor what scrolls by itself.
      if (ctrlKey || container.contains(element) || element?.closest('dialog')) return;
      const pixels = deltaMode === WheelEvent.DOM_DELTA_LINE ? linePixels : 1;
      container.scrollBy({
        left: deltaX * pixels,
        top: deltaY * pixels,
        behavior: 'instant',
      });
    };
    window.addEventListener('wheel', onWheel, { passive: true });
    return () => window.removeEventListener('wheel', onWheel);
  }, [container]);
}
