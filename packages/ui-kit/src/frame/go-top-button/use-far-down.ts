import { useSyncExternalStore } from 'react';

/** How many screens down the way back up is worth a button. */
const screens = 2;

function subscribe(changed: () => void): () => void {
  addEventListener('scroll', changed, { passive: true });
  addEventListener('resize', changed);
  return () => {
    removeEventListener('scroll', changed);
    removeEventListener('resize', changed);
  };
}

/** Whether the reader is more than two screens below the top. */
export function useFarDown(): boolean {
  return useSyncExternalStore(subscribe, () => window.scrollY > screens * window.innerHeight);
}
