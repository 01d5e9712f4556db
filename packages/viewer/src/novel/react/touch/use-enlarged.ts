import { useEffect } from 'react';
import { enlargedAttribute } from '#novel/engine/style/novel-style.ts';
import { isEnlarged } from '#shared/engine/is-enlarged.ts';

/** While the page is enlarged with two fingers, one finger moves it, and turns none. */
export function useEnlarged(frame: Document | undefined): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!frame || !viewport) return undefined;
    const mark = (): void =>
      void frame.documentElement.toggleAttribute(enlargedAttribute, isEnlarged());
    mark();
    viewport.addEventListener('resize', mark);
    return () => viewport.removeEventListener('resize', mark);
  }, [frame]);
}
