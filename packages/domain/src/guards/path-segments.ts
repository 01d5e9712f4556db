/**
 * The pieces of a path as a router reads them: decoded, without empty ones. What cannot be decoded
 * stays as it is.
 */
export function pathSegments(pathname: string): string[] {
  return pathname.split('/').filter(Boolean).map(decoded);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** A path for comparison with a known one: `/Login/` and `/login` are the same to a router. */
export function plainPath(pathname: string): string {
  return `/${pathSegments(pathname).join('/')}`.toLowerCase();
}

/** Whether a plain path is a root or lies below it. */
export function liesUnder(path: string, root: string): boolean {
  return path === root || path.startsWith(`${root}/`);
}
