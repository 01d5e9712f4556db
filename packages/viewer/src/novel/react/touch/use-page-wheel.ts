import { useEffect, useEffectEvent } from 'react';
import { wideAttribute } from '#novel/engine/style/wide-boxes.ts';

/** A page is turned after so many pixels, and the next one not sooner than after so long. */
const turnAfter = 40;
const pauseMs = 250;

/** The wheel turns pages, one at a time, over the text as beside it. */
export function usePageWheel(
  frame: Document | undefined,
  isOn: boolean,
  onStep: (step: 'previous' | 'next') => void,
): void {
  const step = useEffectEvent(onStep);
  useEffect(() => {
    if (!isOn) return undefined;
    const over = new AbortController();
    let pixels = 0;
    let turnedAt = -Infinity;
    let heardAt = -Infinity;
    const onWheel = (event: WheelEvent): void => {
      const { deltaX, deltaY, timeStamp } = event;
      // A pinch, or a list above the text.
      if (event.ctrlKey || document.querySelector('dialog:modal')) return;
      const target = event.target as Node | null;
      const element = target?.nodeType === Node.ELEMENT_NODE ? (target as Element) : null;
      if (element?.closest(`[${wideAttribute}], [data-end]`)) return;
      const delta = Math.abs(deltaY) >= Math.abs(deltaX) ? deltaY : deltaX;
      if (timeStamp - heardAt > pauseMs || Math.sign(pixels) !== Math.sign(delta)) pixels = 0;
      heardAt = timeStamp;
      pixels +=
        event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? delta : Math.sign(delta) * turnAfter;
      if (Math.abs(pixels) < turnAfter || timeStamp - turnedAt < pauseMs) return;
      turnedAt = timeStamp;
      step(pixels > 0 ? 'next' : 'previous');
      pixels = 0;
    };
    for (const source of frame ? [window, frame] : [window]) {
      source.addEventListener('wheel', (event) => onWheel(event as WheelEvent), {
        passive: true,
        signal: over.signal,
      });
    }
    return () => over.abort();
  }, [frame, isOn]);
}
