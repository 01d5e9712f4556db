import { useEffect, type RefObject } from 'react';

/** Pixels of a line, for a wheel that counts in lines. */
const linePixels = 40;

/** The wheel scrolls the text also over the bare ground beside its column, which `host` stands on. */
export function useWheelBeside(
  host: RefObject<HTMLElement | null>,
  container: HTMLElement | undefined,
): void {
  useEffect(() => {
    const ground = host.current?.parentElement;
    if (!ground || !container) return undefined;
    const onWheel = ({ target, ctrlKey, deltaMode, deltaX, deltaY }: WheelEvent): void => {
      // A pinch, or something that lies on the ground.
      if (ctrlKey || target !== ground) return;
      const pixels = deltaMode === WheelEvent.DOM_DELTA_LINE ? linePixels : 1;
      container.scrollBy({ left: deltaX * pixels, top: deltaY * pixels, behavior: 'instant' });
    };
    ground.addEventListener('wheel', onWheel, { passive: true });
    return () => ground.removeEventListener('wheel', onWheel);
  }, [host, container]);
}
