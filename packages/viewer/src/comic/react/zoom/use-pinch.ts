import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { factorOfWheel, type Point } from '#comic/engine/zoom/zoom.ts';
import type { Zoom } from './use-zoom.ts';

/** A pinch of a touch pad is over when its wheel has been still for this long, in milliseconds. */
const wheelRest = 160;

type Fingers = { readonly middle: Point; readonly apart: number };

/** Two fingers on the screen; undefined for fewer or more. */
function fingersOf({ touches }: TouchEvent): Fingers | undefined {
  const [one, other, more] = touches;
  if (!one || !other || more) return undefined;
  return {
    middle: { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 },
    apart: Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)),
  };
}

/**
 * Zooms with two fingers, and with the wheel while Ctrl is held. One finger is the browser's own from
 * beginning to end: what it scrolls is never taken from it.
 */
export function usePinch(element: RefObject<HTMLElement | null>, zoom: Zoom): void {
  const start = useRef<Fingers>(undefined);
  const wheel = useRef<{ factor: number; timer: ReturnType<typeof setTimeout> | undefined }>(
    undefined,
  );
  const onTouch = useEffectEvent((event: TouchEvent): void => {
    const fingers = fingersOf(event);
    if (fingers && !start.current) {
      start.current = fingers;
      zoom.begin();
    }
    if (!start.current) return;
    if (!fingers) {
      start.current = undefined;
      zoom.end();
      return;
    }
    if (event.type === 'touchmove' && event.cancelable) event.preventDefault();
    const { middle, apart } = start.current;
    zoom.move(fingers.apart / apart, { from: middle, to: fingers.middle });
  });
  const endWheel = useEffectEvent((): void => {
    wheel.current = undefined;
    zoom.end();
  });
  const onWheel = useEffectEvent((event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (!wheel.current) zoom.begin();
    clearTimeout(wheel.current?.timer);
    const factor = (wheel.current?.factor ?? 1) * factorOfWheel(event.deltaY);
    wheel.current = { factor, timer: setTimeout(() => endWheel(), wheelRest) };
    const point = { x: event.clientX, y: event.clientY };
    zoom.move(factor, { from: point, to: point });
  });

  useEffect(() => {
    const node = element.current;
    const touch = (event: TouchEvent): void => onTouch(event);
    const turn = (event: WheelEvent): void => onWheel(event);
    const seen = { passive: true };
    // Before the pager, which turns pages by the wheel.
    const taken = { passive: false, capture: true };
    node?.addEventListener('touchstart', touch, seen);
    node?.addEventListener('touchmove', touch, { passive: false });
    node?.addEventListener('touchend', touch, seen);
    node?.addEventListener('touchcancel', touch, seen);
    node?.addEventListener('wheel', turn, taken);
    return () => {
      clearTimeout(wheel.current?.timer);
      node?.removeEventListener('touchstart', touch);
      node?.removeEventListener('touchmove', touch);
      node?.removeEventListener('touchend', touch);
      node?.removeEventListener('touchcancel', touch);
      node?.removeEventListener('wheel', turn, taken);
    };
  }, [element]);
}
