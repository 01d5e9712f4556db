import { useSyncExternalStore } from 'react';
import { isEnlarged } from '#shared/engine/is-enlarged.ts';

function subscribe(onChange: () => void): () => void {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', onChange);
  return () => viewport?.removeEventListener('resize', onChange);
}

/** Whether the page is enlarged with two fingers: then one finger moves it, and turns none. */
export function useEnlarged(): boolean {
  return useSyncExternalStore(subscribe, isEnlarged);
}
