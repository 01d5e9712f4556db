import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isKeyTaken } from '#shared/react/hooks/is-key-taken.ts';

/** By so much of a pixel a place that was scrolled to may be off. */
const rounding = 1;

/**
 * The End key leads to the end of the last page: what follows may be longer than a screen, and a
 * reader at its foot would have gone past that end. From there on the key is the browser's.
 */
export function useEndKey(end: RefObject<HTMLElement | null>, onEnd: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    if (event.key !== 'End' || altKey || ctrlKey || metaKey || shiftKey) return;
    const top = end.current?.getBoundingClientRect().top ?? 0;
    if (isKeyTaken(event) || top <= window.innerHeight + rounding) return;
    event.preventDefault();
    onEnd();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
