import { withoutTrailingSlashes } from '#paths/without-trailing-slashes.ts';

const openPaths: readonly string[] = ['/refund/home', '/refund/request', '/refund/detail'];

/**
 * Whether the shutdown build shows a path: the three refund paths, `/login` and what lies below it
 * (challenge-and-shutdown, section 2.1). Everything else is redirected.
 */
export function passesShutdownGuard(pathname: string): boolean {
  const path = withoutTrailingSlashes(pathname);
  return openPaths.includes(path) || path === '/login' || path.startsWith('/login/');
}
