import { type RefObject, useLayoutEffect } from 'react';

/** What of the page's lower edge the shown bar covers, for whatever else stands there. */
const footHeight = '--hj-reader-foot';

/** Says to the whole page how high the lower bar is while it is shown. */
export function useFootHeight(bar: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    const node = bar.current;
    if (!shown || !node) return undefined;
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(() => style.setProperty(footHeight, `${node.offsetHeight}px`));
    sizes.observe(node);
    return () => {
      sizes.disconnect();
      style.removeProperty(footHeight);
    };
  }, [bar, shown]);
}
