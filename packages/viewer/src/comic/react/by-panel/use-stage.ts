import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Stage } from '#comic/engine/by-panel/panel-view.ts';

/** How large an element is, from the first paint on. */
export function useStage(element: RefObject<HTMLElement | null>): Stage | undefined {
  const [stage, setStage] = useState<Stage>();
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = node;
      if (width <= 0 || height <= 0) return;
      setStage((now) => (now?.width === width && now.height === height ? now : { width, height }));
    };
    const sizes = new ResizeObserver(measure);
    measure();
    sizes.observe(node);
    return () => sizes.disconnect();
  }, [element]);
  return stage;
}
