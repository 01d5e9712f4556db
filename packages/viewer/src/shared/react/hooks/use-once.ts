import { useCallback, useRef } from 'react';

/** The callback's first call goes through, later ones do nothing. */
export function useOnce<Arguments extends readonly unknown[]>(
  callback: ((...values: Arguments) => void) | undefined,
): (...values: Arguments) => void {
  const latest = useRef(callback);
  latest.current = callback;
  const done = useRef(false);
  return useCallback((...values: Arguments) => {
    if (done.current) return;
    done.current = true;
    latest.current?.(...values);
  }, []);
}
