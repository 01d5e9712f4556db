import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { StripScroller } from '#comic/engine/strip/strip-scroller.ts';
import { wheelUnits } from '#shared/react/pull/follow-acts.ts';

/** Whether the wheel has something else to scroll there, as in a card that is taller than the screen. */
function scrollsDown(target: EventTarget | null, screen: Element): boolean {
  let element = target instanceof Element ? target : null;
  while (element && element !== screen) {
    const { overflowY } = getComputedStyle(element);
    const isTaller = element.scrollHeight > element.clientHeight + 1;
    if (isTaller && (overflowY === 'auto' || overflowY === 'scroll')) return true;
    element = element.parentElement;
  }
  return false;
}

/** A wheel that turns down goes on along the strip; what is enlarged is scrolled as it is turned. */
export function useSideWheel(
  screen: RefObject<HTMLElement | null>,
  scroller: StripScroller,
  isZoomed: boolean,
): void {
  const onWheel = useEffectEvent((event: WheelEvent): void => {
    const { deltaX, deltaY, deltaMode, ctrlKey, shiftKey, target } = event;
    const element = screen.current;
    if (!element || isZoomed || ctrlKey || shiftKey) return;
    if (Math.abs(deltaY) <= Math.abs(deltaX) || scrollsDown(target, element)) return;
    event.preventDefault();
    scroller.advance(deltaY * (wheelUnits[deltaMode] ?? 1));
  });
  useEffect(() => {
    const element = screen.current;
    const listen = (event: WheelEvent): void => onWheel(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [screen]);
}
