import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** What goes away while it has the focus gives it back to where it came from. */
export function useFocusBack(element: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const cameFrom = useRef<EventTarget | null>(null);
  useLayoutEffect(() => {
    const own = element.current;
    return () => {
      if (!own?.contains(document.activeElement)) return;
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    };
  }, [element]);
  return ({ relatedTarget, currentTarget }) => {
    const within = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!within) cameFrom.current = relatedTarget;
  };
}
