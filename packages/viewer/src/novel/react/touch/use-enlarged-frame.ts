import { useEffect } from 'react';
import { enlargedAttribute } from '#novel/engine/style/novel-style.ts';
import { useEnlarged } from '#shared/react/hooks/use-enlarged.ts';

/** Marks the document of a book while the page is enlarged with two fingers. */
export function useEnlargedFrame(frame: Document | undefined): void {
  const enlarged = useEnlarged();
  useEffect(() => {
    frame?.documentElement.toggleAttribute(enlargedAttribute, enlarged);
  }, [frame, enlarged]);
}
