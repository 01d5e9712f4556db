import type { RefObject } from 'react';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { viewerTimes } from '@hanji/domain/reading/viewer-times.ts';

/** Whether the bars are shown, and how they come and go. */
export type Controls = {
  readonly shown: boolean;
  readonly bars: RefObject<HTMLDivElement | null>;
  readonly toggle: () => void;
  readonly show: () => void;
  readonly hide: () => void;
  /** Call on every use: the time until they go starts anew. */
  readonly keep: () => void;
  /** Hears the keys of a frame; those of the page it hears by itself. */
  readonly onKey: (event: KeyboardEvent) => void;
};

/**
 * A keyboard reader who stands inside would lose the place, a tooltip its button, and whoever closes a
 * sheet the button that opened it.
 */
function isInUse(bars: HTMLElement | null): boolean {
  if (document.querySelector('dialog:modal')) return true;
  return Boolean(bars?.querySelector(':focus-visible, [role="tooltip"]:popover-open'));
}

/** What goes away with the focus in it hands that to the viewer, not to the page's body. */
function leaveFocus(bars: HTMLElement | null): void {
  if (!bars?.contains(document.activeElement)) return;
  bars.closest<HTMLElement>('section[tabindex="-1"]')?.focus({ preventScroll: true });
}

/** Controls that come on demand and go after 3,000 ms without use, or at Escape. */
export function useControls(): Controls {
  const [shown, setShown] = useState(false);
  const [uses, setUses] = useState(0);
  const bars = useRef<HTMLDivElement>(null);
  const keep = useCallback(() => setUses((count) => count + 1), []);
  const latest = useRef(shown);
  const show = useCallback(() => {
    latest.current = true;
    setShown(true);
  }, []);
  const hide = useCallback(() => {
    latest.current = false;
    leaveFocus(bars.current);
    setShown(false);
  }, []);
  // Stays the same, so that strip and pager are not drawn again for the bars.
  const toggle = useCallback(() => (latest.current ? hide() : show()), [hide, show]);

  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (shown && !document.querySelector('dialog:modal')) hide();
  };
  const pressed = useEffectEvent(onKey);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => pressed(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => {
      if (isInUse(bars.current)) keep();
      else hide();
    }, viewerTimes.controls);
    return () => clearTimeout(timer);
  }, [shown, uses, keep, hide]);

  return { shown, bars, toggle, show, hide, keep, onKey };
}
