import type { RefObject } from 'react';
import { useEffect } from 'react';
import { useLatest } from '#shared/react/hooks/use-latest.ts';

const ownUse = 'a, button, input, select, textarea, summary, [role="button"]';

/** Taps on an element that do not belong to a link or control inside it. */
export function useTap(
  element: RefObject<HTMLElement | null>,
  onTap: (event: MouseEvent) => void,
): void {
  const latest = useLatest(onTap);
  useEffect(() => {
    const node = element.current;
    const listen = (event: MouseEvent): void => {
      if (event.target instanceof Element && event.target.closest(ownUse)) return;
      latest.current(event);
    };
    node?.addEventListener('click', listen);
    return () => node?.removeEventListener('click', listen);
  }, [element, latest]);
}
