import { useContext, useEffect, useRef } from 'react';
import { UNSAFE_NavigationContext, type Navigator, type To } from 'react-router-dom';

/** Asked whether to leave; called, it goes where the reader wanted. */
type Ask = (leave: () => void) => void;

/**
 * Asks before a page is left that has something unsaved: by a link, by the browser's own buttons
 * (whose step is taken back and, if so answered, taken again), and by closing the tab, where the
 * browser itself asks. It stands in the router's way only while `active`, and costs nobody else a
 * byte.
 */
export function useLeaveGuard(active: boolean, ask: Ask): void {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (!active) return;
    const done = new AbortController();
    const release = guardNavigator(navigator, (leave) => latest.current(leave), done.signal);
    guardHistory((leave) => latest.current(leave), release, done);
    const options = { signal: done.signal };
    addEventListener('beforeunload', (event) => event.preventDefault(), options);
    return () => {
      done.abort();
      release();
    };
  }, [active, navigator]);
}

/** Gives what takes the guard away again. */
function guardNavigator(navigator: Navigator, ask: Ask, signal: AbortSignal): () => void {
  const own = { ...navigator };
  const release = (): void => {
    Object.assign(navigator, own);
  };
  const guarded = (how: 'push' | 'replace'): Navigator['push'] => {
    return (to, ...rest) => {
      if (signal.aborted || pathOf(to) === location.pathname) return own[how](to, ...rest);
      ask(() => {
        release();
        own[how](to, ...rest);
      });
    };
  };
  navigator.push = guarded('push');
  navigator.replace = guarded('replace');
  return release;
}

/** How many entries of the history React Router has counted up to the current one. */
function indexOf(state: unknown): number | null {
  const known = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return typeof known === 'number' ? known : null;
}

function guardHistory(ask: Ask, release: () => void, done: AbortController): void {
  const { signal } = done;
  const here = { index: indexOf(history.state), path: location.pathname };
  let returning = false;
  const stepped = (event: PopStateEvent): void => {
    if (returning) {
      returning = false;
      return event.stopImmediatePropagation();
    }
    if (location.pathname === here.path) return;
    event.stopImmediatePropagation();
    const to = indexOf(event.state);
    const steps = here.index === null || to === null ? -1 : to - here.index;
    returning = true;
    history.go(-steps);
    ask(() => {
      done.abort();
      release();
      history.go(steps);
    });
  };
  // Before the router's own, which would draw the other page.
  addEventListener('popstate', stepped, { signal, capture: true });
}

function pathOf(to: To): string {
  return typeof to === 'string' ? new URL(to, location.href).pathname : (to.pathname ?? '');
}
