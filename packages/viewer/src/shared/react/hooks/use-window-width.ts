import { useSyncExternalStore } from 'react';

/** Asked of the browser once for each width: it lays the page out to answer, in the midst of a scroll. */
let known: number | undefined;

function subscribe(onChange: () => void): () => void {
  const ask = (): void => {
    known = undefined;
    onChange();
  };
  // It may have changed while nobody followed it.
  known = undefined;
  window.addEventListener('resize', ask);
  return () => window.removeEventListener('resize', ask);
}

function windowWidth(): number {
  known ??= window.innerWidth;
  return known;
}

/** A fact about the window's width; renders again only when the fact changes. */
export function useWindowWidth<Fact extends boolean | number | string>(
  read: (width: number) => Fact,
): Fact {
  return useSyncExternalStore(subscribe, () => read(windowWidth()));
}
