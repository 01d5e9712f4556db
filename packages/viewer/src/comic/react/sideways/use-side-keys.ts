import { useEffect, useEffectEvent } from 'react';
import type { PageDirection } from '@hanji/domain/reading/page-mode.ts';
import { type PageStep, stepOfKey } from '@hanji/domain/reading/turns.ts';
import type { StripScroller } from '#comic/engine/strip/strip-scroller.ts';
import { isKeyTaken, isNoStep } from '#shared/react/hooks/is-key-taken.ts';

type SideKeys = {
  readonly direction: PageDirection;
  readonly scroller: StripScroller;
  readonly onStep: (step: PageStep) => void;
};

/** How far an arrow key goes along the strip, in pixels. */
const line = 80;

/** Arrows scroll the strip by lines, up and down too; the space bar and page keys by screens. */
export function useSideKeys({ direction, scroller, onStep }: SideKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const { key, shiftKey } = event;
    if (isKeyTaken(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (isNoStep(event)) return;
    const step = stepOfKey(key, direction, shiftKey) ?? stepOfKey(key, 'TTB', shiftKey);
    if (!step) return;
    event.preventDefault();
    if (key.startsWith('Arrow')) scroller.advance(step === 'next' ? line : -line);
    else onStep(step);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
