import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * What goes takes the focus along, and a reader by ear or keyboard would begin again at the top:
 * where nothing has it once `shown` has changed, the group has it.
 */
export function useFocusOfGone<Group extends HTMLElement>(
  shown: number | string | undefined,
): RefObject<Group | null> {
  const group = useRef<Group>(null);
  const before = useRef(shown);
  useLayoutEffect(() => {
    const changed = before.current !== shown;
    before.current = shown;
    if (changed && document.activeElement === document.body) {
      group.current?.focus({ preventScroll: true });
    }
  }, [shown]);
  return group;
}
