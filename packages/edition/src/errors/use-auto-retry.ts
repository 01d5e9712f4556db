import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `retry` every 3 s or so many milliseconds, and at once when the device is online again, as
 * long as `active`.
 */
export function useAutoRetry(active: boolean, retry: () => void, intervalMs = 3000): void {
  const tryAgain = useEffectEvent(retry);
  useEffect(() => {
    if (!active) return;
    const again = () => tryAgain();
    const timer = setInterval(again, intervalMs);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [active, intervalMs]);
}
