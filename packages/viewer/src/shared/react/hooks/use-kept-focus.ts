import { type RefObject, useEffect } from 'react';

/**
 * Where what has the focus is taken away, as a button that is gone once it was pressed, the element
 * takes it over: from the page's body, whoever reads by keyboard would begin at its top.
 */
export function useKeptFocus(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    let focused: Element | null = null;
    const keep = (): void => {
      focused = document.activeElement;
    };
    const changes = new MutationObserver(() => {
      if (!focused || focused.isConnected) return;
      focused = null;
      if (document.activeElement === document.body) node.focus({ preventScroll: true });
    });
    node.addEventListener('focusin', keep);
    changes.observe(node, { childList: true, subtree: true });
    return () => {
      node.removeEventListener('focusin', keep);
      changes.disconnect();
    };
  }, [element]);
}
