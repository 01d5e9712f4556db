import { type RefObject, useEffect } from 'react';

/**
 * Where what has the focus is taken away, as a button that is gone once it was pressed, the element
 * takes it over: from the page's body, whoever reads by keyboard would begin at its top.
 */
export function useFocusFallback(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    let focused: Element | null = null;
    const follow = (): void => {
      focused = document.activeElement;
    };
    node.addEventListener('focusin', follow);
    const changes = new MutationObserver(() => {
      // What else has the focus by now keeps it.
      if (focused?.isConnected !== false) return;
      if (document.activeElement === document.body) node.focus({ preventScroll: true });
      // Held no longer: with it would stay all that was taken away around it.
      focused = null;
    });
    changes.observe(node, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      node.removeEventListener('focusin', follow);
    };
  }, [element]);
}
