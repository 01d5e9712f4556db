import { loginPath } from '@hanji/domain/guards/sign-in-guard.ts';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { readCurrentUser } from './current-user.ts';

/**
 * Loader of routes that need sign-in: who is not signed in goes to Login, which is told the wanted
 * path (challenge-and-shutdown, section 2.1).
 */
export function requireSignIn({ request }: LoaderFunctionArgs): Response | null {
  if (readCurrentUser(localStorage)) return null;
  const { pathname, search } = new URL(request.url);
  return redirect(loginPath(pathname + search));
}
