import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

type EndOptions = {
  readonly opensAtEnd: boolean;
  /** Whether the end's mark lies beyond the screen, where reading goes on. */
  readonly isAhead: (mark: DOMRectReadOnly) => boolean;
};

/**
 * Tells `onEnd` whenever the reader comes to the last page's end, and when it is left. The browser
 * also scrolls there when a keyboard moves on to the card below, past every page: that is no
 * reading, nor is an end at which the chapter opened.
 *
 * @returns To call when something below the end takes the focus; says whether that went past pages.
 */
export function useEndOfStrip(
  end: RefObject<HTMLElement | null>,
  onEnd: (seen: boolean) => void,
  { opensAtEnd, isAhead }: EndOptions,
): () => boolean {
  /** The end was still below the screen when it was last looked at. */
  const ahead = useRef(true);
  const jumped = useRef(opensAtEnd);
  /** By keyboard, before anything was looked at. */
  const early = useRef(false);
  const looked = useRef(false);

  const lies = useEffectEvent(isAhead);

  useEffect(() => {
    const mark = end.current;
    if (!mark) return undefined;
    const seen = new IntersectionObserver((entries) => {
      for (const { isIntersecting, boundingClientRect } of entries) {
        ahead.current = !isIntersecting && lies(boundingClientRect);
        // A first look may be from before a jump that it comes after.
        if (ahead.current && !early.current) jumped.current = false;
        early.current = false;
        looked.current = true;
        onEnd(isIntersecting && !jumped.current);
      }
    });
    seen.observe(mark);
    return () => {
      seen.disconnect();
      onEnd(false);
    };
  }, [end, onEnd]);

  return () => {
    if (ahead.current) {
      jumped.current = true;
      early.current = !looked.current;
    }
    return ahead.current;
  };
}
