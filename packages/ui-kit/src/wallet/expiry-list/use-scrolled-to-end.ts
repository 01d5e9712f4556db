import { useEffect, type RefObject } from 'react';

/** Tells whether the end of a box is in sight, as it is scrolled and as its contents change. */
export function useScrolledToEnd(
  box: RefObject<HTMLElement | null>,
  contents: number,
  onEnd: (atEnd: boolean) => void,
): void {
  useEffect(() => {
    const node = box.current;
    if (!node) return undefined;
    const tell = (): void => {
      onEnd(node.scrollTop + node.clientHeight >= node.scrollHeight - 1);
    };
    const sizes = new ResizeObserver(tell);
    sizes.observe(node);
    node.addEventListener('scroll', tell, { passive: true });
    return () => {
      sizes.disconnect();
      node.removeEventListener('scroll', tell);
    };
  }, [box, contents, onEnd]);
}
