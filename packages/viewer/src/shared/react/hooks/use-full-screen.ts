import { useSyncExternalStore } from 'react';

/** The whole screen for reading; undefined where the browser does not give it, as on phones of Apple. */
export type FullScreen = { readonly on: boolean; readonly toggle: () => void } | undefined;

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

async function toggle(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen({ navigationUI: 'hide' });
  } catch (error) {
    // Refused by a setting of the browser: reading goes on as it was.
    console.warn('No full screen', error);
  }
}

export function useFullScreen(): FullScreen {
  const on = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  return document.fullscreenEnabled ? { on, toggle: () => void toggle() } : undefined;
}
