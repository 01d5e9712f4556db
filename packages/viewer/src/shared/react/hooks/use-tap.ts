import type { RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';

const ownUse = 'a, button, input, select, textarea, summary, [role="button"]';

/** Taps on an element that do not belong to a link or control inside it. */
export function useTap(
  element: RefObject<HTMLElement | null>,
  onTap: (event: MouseEvent) => void,
): void {
  const tapped = useEffectEvent(onTap);
  useEffect(() => {
    const node = element.current;
    const listen = (event: MouseEvent): void => {
      if (event.target instanceof Element && event.target.closest(ownUse)) return;
      tapped(event);
    };
    node?.addEventListener('click', listen);
    return () => node?.removeEventListener('click', listen);
  }, [element]);
}
