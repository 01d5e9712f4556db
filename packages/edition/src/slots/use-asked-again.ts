import { useEffect, useState } from 'react';

type AskedAgain = {
  /** Another one once what failed is to be drawn anew. */
  readonly turn: number;
  readonly onFailed: () => void;
};

/** Draws anew what could not be drawn without a connection, once that is back. */
export function useAskedAgain(): AskedAgain {
  const [{ turn, failed }, setState] = useState({ turn: 0, failed: false });
  useEffect(() => {
    if (!failed) return undefined;
    const again = (): void => setState((now) => ({ turn: now.turn + 1, failed: false }));
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [failed]);
  return { turn, onFailed: () => setState((now) => ({ ...now, failed: true })) };
}
