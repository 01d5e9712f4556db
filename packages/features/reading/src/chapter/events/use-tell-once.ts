import { useEffect, useEffectEvent } from 'react';

/** Tells of something once it is so. */
export function useTellOnce(isSo: boolean, tell: () => void): void {
  const say = useEffectEvent(tell);
  useEffect(() => {
    if (isSo) say();
  }, [isSo]);
}
