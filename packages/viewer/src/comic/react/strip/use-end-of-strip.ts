import { type RefObject, useEffect, useRef } from 'react';

/**
 * Calls `onEnd` whenever the reader comes to the last page's end. The browser also scrolls there
 * when a keyboard moves on to the card below, past every page: that is no reading, nor is an end at
 * which the chapter opened.
 *
 * @returns To call when something below the end takes the focus; says whether that went past pages.
 */
export function useEndOfStrip(
  end: RefObject<HTMLElement | null>,
  onEnd: () => void,
  opensAtEnd: boolean,
): () => boolean {
  /** The end was still below the screen when it was last looked at. */
  const ahead = useRef(true);
  const jumped = useRef(opensAtEnd);

  useEffect(() => {
    const mark = end.current;
    if (!mark) return undefined;
    const seen = new IntersectionObserver((entries) => {
      for (const { isIntersecting, boundingClientRect } of entries) {
        ahead.current = !isIntersecting && boundingClientRect.top > 0;
        if (ahead.current) jumped.current = false;
        if (isIntersecting && !jumped.current) onEnd();
      }
    });
    seen.observe(mark);
    return () => seen.disconnect();
  }, [end, onEnd]);

  return () => {
    if (ahead.current) jumped.current = true;
    return ahead.current;
  };
}
