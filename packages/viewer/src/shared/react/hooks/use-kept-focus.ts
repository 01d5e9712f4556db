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
    node.addEventListener('focusin', () => {
      focused = document.activeElement;
    });
    const changes = new MutationObserver(() => {
      // What else has the focus by now keeps it.
      if (focused?.isConnected === false && document.activeElement === document.body) {
        node.focus({ preventScroll: true });
      }
    });
    changes.observe(node, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, [element]);
}
