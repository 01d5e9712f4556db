import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { PageDirection } from '@hanji/domain/reading/page-mode.ts';
import { type PageStep, stepOfKey } from '@hanji/domain/reading/turns.ts';
import { isScrolled, line, scrollScreen, scrollWithin } from '#comic/engine/scroll-within.ts';
import type { StripScroller } from '#comic/engine/strip/strip-scroller.ts';
import { isKeyTaken, isNoStep } from '#shared/react/hooks/is-key-taken.ts';

type SideKeys = {
  readonly direction: PageDirection;
  readonly scroller: StripScroller;
  /** What comes behind the strip. */
  readonly card: RefObject<HTMLElement | null>;
  readonly onStep: (step: PageStep) => void;
};

/** Whether most of the screen is the card, and it holds more than that. */
function isRead(card: Element | null): card is Element {
  if (!card || !isScrolled(card)) return false;
  const { left, width } = card.getBoundingClientRect();
  return Math.abs(left + width / 2 - window.innerWidth / 2) < window.innerWidth / 4;
}

/** Scrolls the card behind the strip by a key; whether there was something to scroll that way. */
function scrollsCard(card: Element, key: string, step: PageStep): boolean {
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    return scrollWithin(card, key === 'ArrowDown' ? line : -line);
  }
  const isScreen = [' ', 'PageDown', 'PageUp'].includes(key);
  return isScreen && (step === 'next' || step === 'previous') && scrollScreen(card, step);
}

/**
 * Arrows scroll the strip by lines, up and down too; the space bar and page keys by screens. The card
 * behind it is scrolled to its edge first.
 */
export function useSideKeys({ direction, scroller, card, onStep }: SideKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const { key, shiftKey } = event;
    if (isKeyTaken(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (isNoStep(event)) return;
    const step = stepOfKey(key, direction, shiftKey) ?? stepOfKey(key, 'TTB', shiftKey);
    if (!step) return;
    event.preventDefault();
    if (isRead(card.current) && scrollsCard(card.current, key, step)) return;
    if (key.startsWith('Arrow')) scroller.advance(step === 'next' ? line : -line);
    else onStep(step);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
