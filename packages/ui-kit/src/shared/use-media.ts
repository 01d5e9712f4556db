import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, kept up to date; no, where the service draws and no screen is known. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** A screen counts as wide above 767 px (section 9). */
export function useWide(): boolean {
  return useMedia('(width > 767px)');
}

export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}
