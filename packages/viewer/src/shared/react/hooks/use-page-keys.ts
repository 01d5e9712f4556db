import { useEffect, useEffectEvent } from 'react';
import { type PageDirection, stepOfKey, type PageStep } from '@hanji/domain/reading/modes.ts';
const typing = 'input, select, textarea, [contenteditable="true"]';
const pressed = 'a, button, summary';

/** Arrow and page keys turn pages, unless a control has use for the key. */
export function usePageKeys(direction: PageDirection, onStep: (step: PageStep) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const target = event.target instanceof Element ? event.target : undefined;
    if (target?.closest(typing) || (event.key === ' ' && target?.closest(pressed))) return;
    const step = stepOfKey(event.key, direction);
    if (!step) return;
    event.preventDefault();
    onStep(step);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
