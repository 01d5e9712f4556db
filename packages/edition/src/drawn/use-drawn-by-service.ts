import { useSyncExternalStore } from 'react';

function never(): () => void {
  return () => {};
}

/** Whether the service draws: what only a browser can open is not drawn there. */
export function useDrawnByService(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
