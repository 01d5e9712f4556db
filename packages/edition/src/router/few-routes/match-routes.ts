type Route = { readonly path: string };
type Params = Readonly<Record<string, string | undefined>>;

export type Match<R> = { readonly route: R; readonly params: Params; readonly pathname: string };

/** As React Router ranks paths: literal segments before parameters, and a splat last. */
function rankOf(path: string): number {
  const segments = path.split('/');
  const splat = segments.includes('*') ? -2 : 0;
  return segments
    .filter((segment) => segment !== '*')
    .reduce(
      (rank, segment) => rank + (segment === '' ? 1 : segment.startsWith(':') ? 3 : 10),
      segments.length + splat,
    );
}

function expressionOf(path: string): RegExp {
  const source = path
    .replace(/\/?\*?$/, '')
    .replace(/^\/*/, '/')
    .replace(/[\\.*+^${}|()[\]]/g, '\\$&')
    .replace(/\/:(\w+)/g, '/(?<$1>[^/]+)');
  if (!path.endsWith('*')) return new RegExp(`^${source}\\/*$`, 'i');
  return new RegExp(`^${source}${source === '/' ? '(.*)' : '(?:\\/(.+)|\\/*)'}$`, 'i');
}

const expressions = new Map<string, RegExp>();

function matchOf(path: string, pathname: string): Params | null {
  const expression = expressions.get(path) ?? expressionOf(path);
  expressions.set(path, expression);
  const found = expression.exec(pathname);
  if (found === null) return null;
  const named = { ...found.groups, ...(path.endsWith('*') && { '*': found.at(-1) ?? '' }) };
  // A slash within a segment was kept apart from those between them.
  return Object.fromEntries(
    Object.entries(named).map(([name, value]) => [name, value?.replaceAll('%2F', '/')]),
  );
}

/** A malformed address stays as it is, as no page has it. */
function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}

/** What a path says of an address, as it stands there; null where it is another's. */
export function matchPath(path: string, pathname: string): { readonly params: Params } | null {
  const params = matchOf(path, pathname);
  return params && { params };
}

/** The route of an address, as the only one of a list; null where there is none. */
export function matchRoutes<R extends Route>(
  routes: readonly R[],
  to: string | { readonly pathname?: string },
): readonly [Match<R>] | null {
  const given = typeof to === 'string' ? (to.split(/[?#]/)[0] ?? '') : (to.pathname ?? '/');
  const pathname = decoded(given);
  const ranked = routes.toSorted((a, b) => rankOf(b.path) - rankOf(a.path));
  for (const route of ranked) {
    const params = matchOf(route.path, pathname);
    if (params) return [{ route, params, pathname }];
  }
  return null;
}
