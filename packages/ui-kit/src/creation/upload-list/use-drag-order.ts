import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { dropPosition, movedIndex } from './drop-position.ts';

type Drag = { readonly from: number; readonly before: number };

/** So near to the edge of the screen, in pixels, the page moves along, so fast each frame. */
const edge = 72;
const step = 12;

/**
 * Moves rows of a list by their handles. The rows stand still until one is dropped, as moving an
 * element takes the finger's own events from it; Escape lets go of it.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onDrop: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const end = useRef<(() => void) | null>(null);
  useEffect(() => () => end.current?.(), []);

  const begin = (event: PointerEvent, from: number): void => {
    if (event.button !== 0) return;
    let [y, frame] = [event.clientY, 0];
    const beforeOf = (): number =>
      dropPosition(
        [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect()),
        y,
      );
    const follow = (): void => setDrag({ from, before: beforeOf() });
    const scroll = (): void => {
      if (y < edge) scrollBy({ top: -step, behavior: 'instant' });
      else if (y > innerHeight - edge) scrollBy({ top: step, behavior: 'instant' });
      follow();
      frame = requestAnimationFrame(scroll);
    };
    const done = new AbortController();
    const { signal } = done;
    end.current = () => {
      cancelAnimationFrame(frame);
      done.abort();
      end.current = null;
      setDrag(null);
    };
    const move = ({ pointerId, clientY }: globalThis.PointerEvent): void => {
      if (pointerId === event.pointerId) y = clientY;
    };
    const drop = ({ pointerId }: globalThis.PointerEvent): void => {
      if (pointerId !== event.pointerId) return;
      const to = movedIndex(from, beforeOf());
      end.current?.();
      if (to !== from) onDrop(from, to);
    };
    const cancel = (): void => end.current?.();
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', drop, { signal });
    addEventListener('pointercancel', cancel, { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), { signal });
    frame = requestAnimationFrame(scroll);
  };
  return { drag, begin };
}
