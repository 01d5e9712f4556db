import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A mouse that has moved further than this drags, and does not press. */
const stillPx = 4;

/** Lets a mouse drag what is larger than the screen; fingers scroll it by themselves. */
export function useDragPan(
  element: RefObject<HTMLElement | null>,
  enabled: boolean,
  scrollBy: (left: number, top: number) => void,
): void {
  const pan = useEffectEvent(scrollBy);
  useEffect(() => {
    const node = element.current;
    if (!node || !enabled) return undefined;
    let last: { x: number; y: number; far: number } | undefined;
    const down = (event: PointerEvent): void => {
      last = undefined;
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      last = { x: event.clientX, y: event.clientY, far: 0 };
    };
    const move = ({ clientX: x, clientY: y, buttons }: PointerEvent): void => {
      if (!last || buttons !== 1) return;
      pan(last.x - x, last.y - y);
      last = { x, y, far: last.far + Math.hypot(last.x - x, last.y - y) };
    };
    const click = (event: MouseEvent): void => {
      // A key presses as well, and has dragged nothing.
      if (event.detail > 0 && last && last.far > stillPx) event.stopPropagation();
    };
    node.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    node.addEventListener('click', click, { capture: true });
    return () => {
      node.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      node.removeEventListener('click', click, { capture: true });
    };
  }, [element, enabled]);
}
