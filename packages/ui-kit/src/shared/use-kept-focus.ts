import { useLayoutEffect, type RefObject } from 'react';

/** A control that goes away while it has the focus gives it to the other one. */
export function useKeptFocus(
  away: boolean,
  control: RefObject<HTMLElement | null>,
  other: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    if (away && control.current && document.activeElement === control.current) {
      other.current?.focus();
    }
  }, [away, control, other]);
}
