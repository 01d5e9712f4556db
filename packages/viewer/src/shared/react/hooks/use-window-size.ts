import { useSyncExternalStore } from 'react';

type WindowSize = { readonly width: number; readonly height: number };

/** Asked of the browser once for each size: it lays the page out to answer, in the midst of a scroll. */
let known: WindowSize | undefined;

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

function windowSize(): WindowSize {
  known ??= { width: window.innerWidth, height: window.innerHeight };
  return known;
}

/** A fact about the window's size; renders again only when the fact changes. */
export function useWindowSize<Fact extends boolean | number | string>(
  read: (width: number, height: number) => Fact,
): Fact {
  return useSyncExternalStore(subscribe, () => {
    const { width, height } = windowSize();
    return read(width, height);
  });
}
