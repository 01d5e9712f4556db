/** A rail counts as at rest when nothing has moved it for so long, in milliseconds. */
const restMs = 120;
/** What a press of an arrow sets in motion begins within so long. */
const pressMs = 400;

/**
 * Watches a rail from now on; what it gives resolves as soon as the rail is at rest and no finger
 * is on it, so that nobody's swipe is cut off.
 */
export function watchRest(view: HTMLElement, signal: AbortSignal): () => Promise<void> {
  const last = { fingers: 0, moved: -restMs };
  const onTouch = ({ touches }: TouchEvent): void => {
    last.fingers = touches.length;
    last.moved = performance.now();
  };
  const onScroll = (): void => {
    last.moved = performance.now();
  };
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const) {
    view.addEventListener(type, onTouch, { passive: true, signal });
  }
  view.addEventListener('scroll', onScroll, { passive: true, signal });
  // The arrows stand beside the rail.
  (view.parentElement ?? view).addEventListener(
    'click',
    () => {
      last.moved = performance.now() + pressMs;
    },
    { signal },
  );
  return async () => {
    while (!signal.aborted && (last.fingers > 0 || performance.now() - last.moved < restMs)) {
      await new Promise((resolve) => {
        setTimeout(resolve, restMs);
      });
    }
  };
}
