import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { PageDirection } from '@hanji/domain/reading/page-mode.ts';
import { stepOfKey, type PageStep } from '@hanji/domain/reading/turns.ts';
import { isScrolled, line, scrollScreen, scrollWithin } from '#comic/engine/scroll-within.ts';
import { isKeyTaken, isNoStep } from '#shared/react/hooks/is-key-taken.ts';

/** Keys that read on within a page before they turn it. */
const reading = [' ', 'PageDown', 'PageUp'];

/** The slide on screen, where it holds more than that. */
function scrolledSlide(pager: RefObject<HTMLElement | null>): Element | undefined {
  const slide = pager.current?.querySelector('[data-slide][data-current="true"]');
  return slide && isScrolled(slide) ? slide : undefined;
}

/** Arrow and page keys scroll a page and then turn it, unless a control has use for the key. */
export function usePageKeys(
  pager: RefObject<HTMLElement | null>,
  direction: PageDirection,
  onStep: (step: PageStep) => void,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const { key, shiftKey } = event;
    if (isKeyTaken(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (isNoStep(event)) return;
    const slide = scrolledSlide(pager);
    if (slide && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault();
      scrollWithin(slide, key === 'ArrowDown' ? line : -line);
      return;
    }
    const step = stepOfKey(key, direction, shiftKey);
    if (!step) return;
    event.preventDefault();
    const isPage = step === 'next' || step === 'previous';
    const reads = slide && isPage && reading.includes(key);
    if (!reads || !scrollScreen(slide, step)) onStep(step);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
