import { useLayoutEffect, useRef } from 'react';
import { createPath, NavigationType, type Location } from 'react-router-dom';
import type { Arrival, SiteRouter } from '#router/site-router.ts';
import { tabSiteStorage } from '#storage/site-storage.ts';
import { holdPlace } from './hold-place.ts';

const storageKey = 'hanji.scroll';
let places: Record<string, number> | null = null;

type ScrollMemoryProps = { readonly router: SiteRouter; readonly arrival: Arrival };

/**
 * A new page starts at its top; going back, and loading again, ends where the reader was. Stands
 * before the page, which may know a place of its own: what scrolls last has its way.
 */
export function ScrollMemory({ router, arrival }: ScrollMemoryProps): null {
  const { location, action, keepsScroll } = arrival;
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = (from: Location) => (known()[placeInHistory(from)] = scrollY);
    const keep = () => {
      remember(router.state.location);
      tabSiteStorage.setItem(storageKey, JSON.stringify(known()));
      // A browser that loads the page again comes back before all of what the service drew is laid
      // out, and so no further than to the end of that: what lies beyond is left to this code.
      history.scrollRestoration = scrollY > innerHeight ? 'manual' : 'auto';
    };
    addEventListener('pagehide', keep);
    const forget = router.subscribe((_arrival, from) => remember(from.location));
    return () => {
      forget();
      removeEventListener('pagehide', keep);
    };
  }, [router]);

  const drawn = useRef<Location>(null);
  useLayoutEffect(() => {
    const from = drawn.current;
    const first = from === null;
    drawn.current = location;
    // A panel over the page was opened or closed: what lies below may have moved on meanwhile.
    if (action === NavigationType.Pop && from && createPath(from) === createPath(location))
      return undefined;
    // The page that the service drew may have been scrolled already, by the reader or the browser.
    if (keepsScroll || (first && scrollY > 0)) return undefined;
    const before = action === NavigationType.Pop ? known()[placeInHistory(location)] : undefined;
    const named = location.hash && document.getElementById(decoded(location.hash.slice(1)));
    if (before !== undefined) return holdPlace(before);
    if (named) named.scrollIntoView();
    else scrollTo(0, 0);
    return undefined;
  }, [location, action, keepsScroll]);
  return null;
}

/** Every page that is loaded whole has the history's key `default`: its address tells it apart. */
function placeInHistory({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

function known(): Record<string, number> {
  places ??= readPlaces();
  return places;
}

function readPlaces(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(tabSiteStorage.getItem(storageKey) ?? '{}');
    return Object.fromEntries(
      Object.entries(kept ?? {}).filter(([, top]) => typeof top === 'number'),
    ) as Record<string, number>;
  } catch {
    return {};
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
