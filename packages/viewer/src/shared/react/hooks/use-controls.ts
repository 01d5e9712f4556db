import type { RefObject } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { viewerTimes } from '@hanji/domain/reading/viewer-times.ts';

/** Whether the bars are shown, and how they come and go. */
export type Controls = {
  readonly shown: boolean;
  readonly bars: RefObject<HTMLDivElement | null>;
  readonly toggle: () => void;
  readonly show: () => void;
  /** Call on every use: the time until they go starts anew. */
  readonly keep: () => void;
};

/**
 * A keyboard reader who stands inside would lose the place, a tooltip its button, and whoever closes a
 * sheet the button that opened it.
 */
function isInUse(bars: HTMLElement | null): boolean {
  if (document.querySelector('dialog:modal')) return true;
  return Boolean(bars?.querySelector(':focus-visible, [role="tooltip"]:popover-open'));
}

/** Controls that come on demand and go after 3,000 ms without use. */
export function useControls(): Controls {
  const [shown, setShown] = useState(false);
  const [uses, setUses] = useState(0);
  const bars = useRef<HTMLDivElement>(null);
  const keep = useCallback(() => setUses((count) => count + 1), []);
  const toggle = useCallback(() => setShown((now) => !now), []);
  const show = useCallback(() => setShown(true), []);

  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => {
      if (isInUse(bars.current)) keep();
      else setShown(false);
    }, viewerTimes.controls);
    return () => clearTimeout(timer);
  }, [shown, uses, keep]);

  return { shown, bars, toggle, show, keep };
}
