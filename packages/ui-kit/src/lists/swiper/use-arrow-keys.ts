import { useEffect, useEffectEvent, type RefObject } from 'react';

const directions: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Calls `go` for the arrow keys while the focus is inside: 1 on, -1 back along the line of reading. */
export function useArrowKeys(
  area: RefObject<HTMLElement | null>,
  go: (direction: 1 | -1) => void,
): void {
  const onArrow = useEffectEvent(go);
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const press = (event: KeyboardEvent): void => {
      const direction = directions[event.key];
      if (!direction || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const rightToLeft = getComputedStyle(element).direction === 'rtl';
      onArrow((direction === 1) === rightToLeft ? -1 : 1);
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [area]);
}
