import { useRef, type PointerEvent, type RefObject } from 'react';

/** Dragged so far, or flung so fast, it goes. */
const farPx = 96;
const fastPxPerMs = 0.6;

type Drag = {
  readonly from: number;
  readonly at: number;
};

type DragHandlers = {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: () => void;
};

/**
 * Lets the handle of a sheet be dragged down: the sheet follows in `--drag`, goes where it was
 * dragged far or flung, and springs back otherwise. Buttons on the handle stay buttons.
 */
export function useDragAway(
  sheet: RefObject<HTMLElement | null>,
  onAway: () => void,
): DragHandlers {
  const drag = useRef<Drag | null>(null);
  const rest = (): void => {
    drag.current = null;
    sheet.current?.style.removeProperty('--drag');
    sheet.current?.removeAttribute('data-dragged');
  };
  return {
    onPointerDown: (event) => {
      if (event.button !== 0 || isControl(event.target)) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { from: event.clientY, at: event.timeStamp };
      sheet.current?.setAttribute('data-dragged', '');
    },
    onPointerMove: ({ clientY }) => {
      if (!drag.current) return;
      const by = Math.max(0, clientY - drag.current.from);
      sheet.current?.style.setProperty('--drag', `${by}px`);
    },
    onPointerUp: ({ clientY, timeStamp }) => {
      if (!drag.current) return;
      const by = clientY - drag.current.from;
      const speed = by / Math.max(1, timeStamp - drag.current.at);
      rest();
      if (by >= farPx || (by > farPx / 4 && speed >= fastPxPerMs)) onAway();
    },
    onPointerCancel: rest,
  };
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, a') !== null;
}
