import { type RefObject, useEffect, useEffectEvent } from 'react';
import { wheelWithin } from '#comic/engine/scroll-within.ts';
import type { StripScroller } from '#comic/engine/strip/strip-scroller.ts';
import { wheelUnits } from '#shared/react/pull/follow-acts.ts';

type Scrolled = {
  /** What shows the strip. */
  readonly screen: RefObject<HTMLElement | null>;
  /** The card behind it, which may be taller than the screen. */
  readonly card: RefObject<HTMLElement | null>;
  readonly scroller: StripScroller;
};

/**
 * A wheel that turns down goes on along the strip, once the card behind it has been scrolled to its
 * edge; what is enlarged is scrolled as it is turned.
 */
export function useSideWheel({ screen, card, scroller }: Scrolled, isZoomed: boolean): void {
  const onWheel = useEffectEvent((event: WheelEvent, isWithin: boolean): void => {
    const { deltaX, deltaY, deltaMode, ctrlKey, shiftKey } = event;
    if (isZoomed || ctrlKey || shiftKey || Math.abs(deltaY) <= Math.abs(deltaX)) return;
    if (isWithin) return;
    event.preventDefault();
    scroller.advance(deltaY * (wheelUnits[deltaMode] ?? 1));
  });
  useEffect(() => {
    const element = screen.current;
    const isWithinCard = wheelWithin();
    const listen = (event: WheelEvent): void => {
      const { target } = event;
      const after = target instanceof Node && card.current?.contains(target) ? card.current : null;
      onWheel(event, after !== null && isWithinCard(event, after));
    };
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [screen, card]);
}
