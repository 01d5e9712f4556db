import { redirectTarget } from '#paths/redirect-target.ts';
import { withRedirect } from '#paths/with-redirect.ts';
import { plainPath } from './path-segments.ts';
import { redirectTo, type Verdict } from './verdict.ts';

export type AccountRouteFacts = {
  readonly signedIn: boolean;
  /** Whether an email address was certified in this session. */
  readonly emailCertified: boolean;
};

type Query = Readonly<Record<string, string | undefined>>;

/**
 * The routes of sign-in, sign-up and password (reading-service, section 2 "Login and sign-up";
 * challenge-and-shutdown, section 2.6). An empty parameter counts as none; null where the path is
 * none of these or may be shown.
 */
export function accountRouteGuard(
  pathname: string,
  query: Query,
  facts: AccountRouteFacts,
): Verdict | null {
  switch (plainPath(pathname)) {
    case '/login':
    case '/login/email':
      return facts.signedIn ? redirectTo(redirectTarget(query['redirect'])) : null;
    case '/login/auth':
    case '/login/dormant':
    case '/login/agree':
    case '/login/campaign':
    case '/login/changepassword':
      return query['nextPage'] ? null : redirectTo('/login');
    case '/signup':
      return redirectTo(withRedirect('/signup/certificateEmail', query['redirect']));
    case '/signup/certificatecheck':
      return facts.emailCertified ? null : redirectTo('/');
    case '/signup/joinform':
      return facts.emailCertified ? null : redirectTo(withRedirect('/signup', query['redirect']));
    case '/password/result':
      return query['state'] ? null : redirectTo('/password/find');
    case '/member/profile/password/reset':
      return query['token'] ? null : redirectTo('/password/find');
    case '/login/password/reset':
      return query['token'] ? null : redirectTo('/login/password/find');
    default:
      return null;
  }
}
