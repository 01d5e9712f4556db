import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { readCurrentUser } from './current-user.ts';

/** Where a sign-in screen is to lead afterwards. */
export function loginPath(wanted: string): string {
  return `/login?redirect=${encodeURIComponent(wanted)}`;
}

/**
 * Loader of routes that need sign-in: who is not signed in goes to Login, which is told the wanted
 * path (challenge-and-shutdown, section 2.1).
 */
export function requireSignIn({ request }: LoaderFunctionArgs): Response | null {
  if (readCurrentUser(localStorage)) return null;
  const { pathname, search } = new URL(request.url);
  return redirect(loginPath(pathname + search));
}
