import { useSyncExternalStore } from 'react';
import { pixelStep } from '#comic/engine/pixel-step.ts';

/** Calls back when the window is zoomed or comes to another screen. */
function subscribe(onChange: () => void): () => void {
  let media: MediaQueryList | undefined;
  function listen(): void {
    media?.removeEventListener('change', listen);
    media = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    media.addEventListener('change', listen);
    onChange();
  }
  listen();
  window.addEventListener('resize', onChange);
  return () => {
    media?.removeEventListener('change', listen);
    window.removeEventListener('resize', onChange);
  };
}

/** The step of slices on the screen that the reader has now. */
export function usePixelStep(): number {
  return useSyncExternalStore(subscribe, () => pixelStep(window.devicePixelRatio));
}
