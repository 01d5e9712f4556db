import { useCallback, useRef } from 'react';
import type { DrawnPictures } from '#comic/react/picture/drawn-pictures.ts';

type ReadEnd = {
  /** The end of the last picture has come on screen, or has left it. */
  readonly onEnd: (seen: boolean) => void;
  readonly onDrawn: DrawnPictures;
};

/** A chapter's end was read where it was on screen with its last picture drawn, whichever came last. */
export function useReadEnd(lastImageId: string | undefined, onRead: () => void): ReadEnd {
  const seen = useRef(false);
  const drawn = useRef(false);
  const onEnd = useCallback(
    (isSeen: boolean) => {
      seen.current = isSeen;
      if (isSeen && drawn.current) onRead();
    },
    [onRead],
  );
  const onDrawn = useCallback<DrawnPictures>(
    (imageId) => {
      if (imageId !== lastImageId) return () => undefined;
      drawn.current = true;
      if (seen.current) onRead();
      return () => {
        drawn.current = false;
      };
    },
    [lastImageId, onRead],
  );
  return { onEnd, onDrawn };
}
