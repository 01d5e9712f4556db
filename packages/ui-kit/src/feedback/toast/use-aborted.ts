import { useCallback, useSyncExternalStore } from 'react';

/** Whether a signal has ended what it is for; without one that does not end. */
export function useAborted(signal: AbortSignal | undefined): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      signal?.addEventListener('abort', changed);
      return () => signal?.removeEventListener('abort', changed);
    },
    [signal],
  );
  return useSyncExternalStore(
    subscribe,
    () => signal?.aborted ?? false,
    () => false,
  );
}
