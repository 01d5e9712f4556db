import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';

const ownUse = 'a, button, input, select, textarea, summary, [role="button"]';

/** Two taps are one double tap within this many milliseconds and pixels. */
const soon = 300;
const near = 24;

type TapHandlers = {
  readonly onTap: (event: MouseEvent) => void;
  /** The second of two taps; the first was told by itself. False where it is but another tap. */
  readonly onDoubleTap?: ((event: MouseEvent) => boolean) | undefined;
};

/** Taps on an element that do not belong to a link or control inside it. */
export function useTap(element: RefObject<HTMLElement | null>, handlers: TapHandlers): void {
  const before = useRef<MouseEvent>(undefined);
  const tapped = useEffectEvent((event: MouseEvent): void => {
    const first = before.current;
    const twice =
      first !== undefined &&
      event.timeStamp - first.timeStamp < soon &&
      Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) < near;
    before.current = twice ? undefined : event;
    if (!twice || !handlers.onDoubleTap?.(event)) handlers.onTap(event);
  });
  useEffect(() => {
    const node = element.current;
    const listen = (event: MouseEvent): void => {
      if (event.target instanceof Element && event.target.closest(ownUse)) return;
      tapped(event);
    };
    node?.addEventListener('click', listen);
    return () => node?.removeEventListener('click', listen);
  }, [element]);
}
