import { useEffect, useRef } from 'react';

/** Passes a call on once, until `state` or `count` says that something came of it. */
export function useAskOnce(state: string, count: number, ask: () => void): () => void {
  const asked = useRef(false);
  useEffect(() => {
    asked.current = false;
  }, [state, count]);
  return () => {
    if (asked.current) return;
    asked.current = true;
    ask();
  };
}
