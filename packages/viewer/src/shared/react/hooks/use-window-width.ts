import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

/** A fact about the window's width; renders again only when the fact changes. */
export function useWindowWidth<Fact extends boolean | number | string>(
  read: (width: number) => Fact,
): Fact {
  return useSyncExternalStore(subscribe, () => read(window.innerWidth));
}
