import { useLayoutEffect, type RefObject } from 'react';

/** Brings the current item to the middle of its rail; the page itself stays where it is. */
export function useCurrentInView(
  rail: RefObject<HTMLElement | null>,
  current: string | undefined,
): void {
  useLayoutEffect(() => {
    const element = rail.current;
    const item = element?.querySelector('[aria-current="page"]');
    if (!element || !item || current === undefined) return;
    const seen = element.getBoundingClientRect();
    const box = item.getBoundingClientRect();
    const left = box.left + box.width / 2 - (seen.left + seen.width / 2);
    element.scrollBy({ left, behavior: 'instant' });
  }, [rail, current]);
}
