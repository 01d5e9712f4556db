import { liesUnder, plainPath } from './address/path-segments.ts';

/** What is for those who are signed in, with everything below. */
const memberRoots = [
  '/inbox',
  '/library',
  '/account',
  '/userinfo',
  '/coin/history',
  '/commenthistory',
  '/setting',
  '/maturecertificate',
  '/manage',
  '/challenge/bookshelf',
  '/challenge/comment-write',
  '/refund/request',
  '/refund/detail',
] as const;

/**
 * Whether a route needs sign-in (reading-service, section 2; challenge-and-shutdown, sections 2.2,
 * 2.3, 2.5 and 2.6). The callback of an adult verification does not: it answers by itself.
 */
export function needsSignIn(pathname: string): boolean {
  const path = plainPath(pathname);
  return path === '/certificate/adult' || memberRoots.some((root) => liesUnder(path, root));
}

/** Login, told where it is to lead afterwards (challenge-and-shutdown, section 2.1). */
export function loginPath(wanted: string): string {
  return `/login?redirect=${encodeURIComponent(wanted.toWellFormed())}`;
}
