type Path = { readonly pathname: string; readonly search: string; readonly hash: string };

export type To = string | Partial<Path>;

export type Location = Path & { readonly state: unknown; readonly key: string };

export const NavigationType = { Pop: 'POP', Push: 'PUSH', Replace: 'REPLACE' } as const;
type Action = (typeof NavigationType)[keyof typeof NavigationType];

type Update = {
  readonly action: Action;
  readonly location: Location;
  /** By how many entries; null where that is not known. */
  readonly delta: number | null;
};
type Listener = (update: Update) => void;

export type History = {
  readonly action: Action;
  readonly location: Location;
  readonly createHref: (to: To) => string;
  readonly encodeLocation: (to: To) => Path;
  readonly push: (to: To, state?: unknown) => void;
  readonly replace: (to: To, state?: unknown) => void;
  readonly go: (delta: number) => void;
  readonly listen: (listener: Listener) => () => void;
};

function withSign(sign: '?' | '#', text: string): string {
  if (text === '' || text === sign) return '';
  return text.startsWith(sign) ? text : sign + text;
}

export function createPath({ pathname = '/', search = '', hash = '' }: Partial<Path>): string {
  return pathname + withSign('?', search) + withSign('#', hash);
}

function parsePath(path: string): Partial<Path> {
  const [, pathname = '', search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  return {
    ...(pathname !== '' && { pathname }),
    ...(search !== undefined && { search }),
    ...(hash !== undefined && { hash }),
  };
}

/** Where something leads to from an address; a path alone has neither its search nor its hash. */
export function resolvePath(to: To, from: string): Path {
  const { pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return {
    pathname: pathname ?? from,
    search: withSign('?', search),
    hash: withSign('#', hash),
  };
}

function locationOf(to: To, from: string, state: unknown, key?: string): Location {
  const made = key ?? Math.random().toString(36).slice(2, 10);
  return { ...resolvePath(to, from), state: state ?? null, key: made };
}

function hrefOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

/** One listens at a time. */
function listening() {
  let heard: Listener | null = null;
  return {
    tell: (update: Update): void => heard?.(update),
    listen: (listener: Listener): (() => void) => {
      heard = listener;
      return () => {
        heard = null;
      };
    },
  };
}

type Kept = { readonly usr?: unknown; readonly key?: string; readonly idx?: number } | null;

/** The history of the page, whose entries hold what React Router keeps there. */
export function createBrowserHistory(): History {
  const { tell, listen } = listening();
  const kept = (): Kept => history.state as Kept;
  const here = (): Location => {
    const { pathname, search, hash } = globalThis.location;
    const { usr, key = 'default' } = kept() ?? {};
    return locationOf({ pathname, search, hash }, pathname, usr, key);
  };
  let action: Action = NavigationType.Pop;
  let index = kept()?.idx ?? null;
  if (index === null) {
    index = 0;
    history.replaceState({ ...kept(), idx: 0 }, '');
  }
  addEventListener('popstate', () => {
    action = NavigationType.Pop;
    const next = kept()?.idx ?? null;
    const delta = next === null || index === null ? null : next - index;
    index = next;
    tell({ action, location: here(), delta });
  });
  function go(how: 'push' | 'replace', to: To, state: unknown): void {
    const isPush = how === 'push';
    action = isPush ? NavigationType.Push : NavigationType.Replace;
    const location = locationOf(to, globalThis.location.pathname, state);
    index = (kept()?.idx ?? 0) + (isPush ? 1 : 0);
    const entry = { usr: location.state, key: location.key, idx: index };
    history[`${how}State`](entry, '', createPath(location));
    tell({ action, location: here(), delta: isPush ? 1 : 0 });
  }
  return {
    get action() {
      return action;
    },
    get location() {
      return here();
    },
    createHref: hrefOf,
    encodeLocation(to) {
      const { pathname, search, hash } = new URL(hrefOf(to), globalThis.location.origin);
      return { pathname, search, hash };
    },
    push: (to, state) => go('push', to, state),
    replace: (to, state) => go('replace', to, state),
    go: (delta) => history.go(delta),
    listen,
  };
}

type Entries = { readonly initialEntries: readonly To[] };

/** A history that no address bar shows, for a page that the service draws. */
export function createMemoryHistory({ initialEntries }: Entries): History {
  const { tell, listen } = listening();
  const entries = initialEntries.map((to, at) =>
    locationOf(
      to,
      '/',
      typeof to === 'object' && 'state' in to ? to.state : null,
      at === 0 ? 'default' : undefined,
    ),
  );
  let index = entries.length - 1;
  let action: Action = NavigationType.Pop;
  const here = (): Location => {
    const location = entries[index];
    if (location === undefined) throw new Error('a history has at least one entry');
    return location;
  };
  return {
    get action() {
      return action;
    },
    get location() {
      return here();
    },
    createHref: hrefOf,
    encodeLocation: (to) => resolvePath(to, ''),
    push(to, state) {
      action = NavigationType.Push;
      const location = locationOf(to, here().pathname, state);
      index += 1;
      entries.splice(index, entries.length, location);
      tell({ action, location, delta: 1 });
    },
    replace(to, state) {
      action = NavigationType.Replace;
      const location = locationOf(to, here().pathname, state);
      entries[index] = location;
      tell({ action, location, delta: 0 });
    },
    go(delta) {
      action = NavigationType.Pop;
      index = Math.min(Math.max(index + delta, 0), entries.length - 1);
      tell({ action, location: here(), delta });
    },
    listen,
  };
}
