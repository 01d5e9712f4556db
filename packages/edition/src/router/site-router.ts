import type { Verdict } from '@hanji/domain/guards/verdict.ts';
import {
  createPath,
  UNSAFE_createBrowserHistory,
  UNSAFE_createMemoryHistory,
  type Location,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  type To,
} from 'react-router-dom';
import type { SiteRoutes } from '#router/site-routes.ts';
import type { GuardedReader } from '#session/current-reader.ts';
import type { SiteRoute } from './site-route.ts';

/** Asked whether to leave; called, `leave` goes where the reader wanted. */
export type Ask = (leave: () => void) => void;

/** Where a reader is, or is going while the page's code comes. */
export type Arrival = {
  readonly location: Location;
  readonly action: NavigationType;
  readonly route: SiteRoute | null;
  /** The guard says that there is no such page. */
  readonly missing: boolean;
  readonly keepsScroll: boolean;
};

export type SiteRouter = {
  readonly site: SiteRoutes;
  readonly navigator: Navigator;
  readonly state: Arrival;
  /** To an address, or by steps of the history. */
  readonly navigate: (to: string | number, options?: NavigateOptions) => void;
  /** Asks the guard anew: who is signed in has changed while this page stood. */
  readonly recheck: () => void;
  /**
   * Asks before the page is left, by a link or by the browser's own buttons, whose step is taken
   * back: `leave` takes it again. Gives what ends that.
   */
  readonly hold: (ask: Ask) => () => void;
  /** Calls back with each arrival, before it is drawn. */
  readonly subscribe: (listener: (arrival: Arrival, from: Arrival) => void) => () => void;
};

/**
 * React Router's own history, without its router of data: that one weighs 15 KiB more and does
 * what the calls' cache does here. What it names unsafe is what its components are made of.
 */
type SiteHistory =
  | ReturnType<typeof UNSAFE_createBrowserHistory>
  | ReturnType<typeof UNSAFE_createMemoryHistory>;

/** The router of a page in a browser. */
export function browserRouter(site: SiteRoutes, reader: () => GuardedReader): SiteRouter {
  return siteRouter(site, UNSAFE_createBrowserHistory({ v5Compat: true }), reader);
}

/** A router whose address is nobody else's: for tests and stories. */
export function memoryRouter(
  site: SiteRoutes,
  at: string | Partial<Location>,
  reader: () => GuardedReader,
): SiteRouter {
  return siteRouter(
    site,
    UNSAFE_createMemoryHistory({ initialEntries: [at], v5Compat: true }),
    reader,
  );
}

function siteRouter(
  site: SiteRoutes,
  history: SiteHistory,
  reader: () => GuardedReader,
): SiteRouter {
  const listeners = new Set<(arrival: Arrival, from: Arrival) => void>();
  /** Of the navigation that is on its way to the history. */
  let keepsScroll = false;
  let held: Ask | null = null;
  /** A step of the browser's is being taken back. */
  let returning = false;

  function verdictOn(to: To): Verdict {
    const { pathname, search } = resolve(to, history.location);
    return site.guard({ pathname, search }, reader());
  }
  function arrive(verdict: Verdict): Arrival {
    const arrival = arrivalOf(site, history, verdict, keepsScroll);
    keepsScroll = false;
    return arrival;
  }
  /** Goes to where the guard leads; a circle of guards would be a fault of theirs. */
  const go: Go = (how, to, state, options) => {
    const verdict = verdictOn(to);
    if (verdict.kind === 'cancel') return;
    if (verdict.kind === 'redirect') return go(how, verdict.to, null);
    keepsScroll = options?.preventScrollReset === true;
    history[how](to, state);
  };
  /** Takes a step to another page, at once where nobody asks first. */
  function leave(step: () => void): void {
    if (held === null) return step();
    held(() => {
      held = null;
      step();
    });
  }
  /** Whether a step of the browser's own buttons is taken back; by one where it is not known by how many. */
  function takesBack(steps: number | null): boolean {
    if (returning) {
      returning = false;
      return true;
    }
    if (held === null || history.location.pathname === current.location.pathname) return false;
    returning = true;
    history.go(-(steps ?? -1));
    leave(() => history.go(steps ?? -1));
    return true;
  }
  function settled(): Verdict {
    const verdict = verdictOn(history.location);
    if (verdict.kind !== 'redirect') return verdict;
    history.replace(verdict.to);
    return settled();
  }

  let current = arrive(settled());
  fetchAhead(current);
  history.listen(({ action, delta }) => {
    if (action === NavigationType.Pop && takesBack(delta)) return;
    const verdict = verdictOn(history.location);
    // Only by the browser's own buttons: what goes through here was asked before.
    if (verdict.kind === 'redirect') return history.replace(verdict.to);
    const from = current;
    current = arrive(verdict);
    fetchAhead(current);
    for (const listener of listeners) listener(current, from);
  });

  return {
    site,
    navigator: navigatorOf(history, (how, to, ...rest) => {
      const step = (): void => go(how, to, ...rest);
      if (resolve(to, history.location).pathname === current.location.pathname) step();
      else leave(step);
    }),
    get state() {
      return current;
    },
    navigate(to, options) {
      if (typeof to === 'number') history.go(to);
      else go(options?.replace ? 'replace' : 'push', to, options?.state, options);
    },
    recheck() {
      const verdict = verdictOn(history.location);
      if (verdict.kind === 'redirect') go('replace', verdict.to, null);
    },
    hold(ask) {
      held = ask;
      return () => {
        if (held === ask) held = null;
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type Go = (how: 'push' | 'replace', to: To, state: unknown, options?: NavigateOptions) => void;

/** What React Router's own components navigate by. */
function navigatorOf(history: SiteHistory, go: Go): Navigator {
  return {
    createHref: (to) => history.createHref(to),
    encodeLocation: (to) => history.encodeLocation(to),
    go: (delta) => history.go(delta),
    push: (to, state, options) => go('push', to, state, options),
    replace: (to, state, options) => go('replace', to, state, options),
  };
}

function arrivalOf(
  { find }: SiteRoutes,
  { location, action }: SiteHistory,
  verdict: Verdict,
  keepsScroll: boolean,
): Arrival {
  const route = find(location.pathname)?.route ?? null;
  const missing = verdict.kind !== 'allow';
  return { location, action, route: missing ? null : route, missing, keepsScroll };
}

/** What goes wrong shows where the page is drawn. */
function fetchAhead({ route }: Arrival): void {
  route?.lazy?.fetch().catch(() => null);
}

/** The whole path of where to go: a search alone stays on the page. */
function resolve(to: To, from: Location): { pathname: string; search: string } {
  const { pathname, search } = new URL(
    typeof to === 'string' ? to : createPath({ pathname: from.pathname, ...to }),
    new URL(createPath(from), 'http://site'),
  );
  return { pathname, search };
}
