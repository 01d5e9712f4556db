import type { Locale } from '@hanji/contract/vocabulary.ts';
import { accountRouteGuard, type AccountRouteFacts } from './account-route-guard.ts';
import { contentRouteGuard } from './content-route-guard.ts';
import { liesUnder, plainPath } from './path-segments.ts';
import { passesShutdownGuard } from './shutdown-guard.ts';
import { loginPath } from './login-path.ts';
import { redirectTo, type Verdict } from './verdict.ts';

export type Address = {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly query: Readonly<Record<string, string | undefined>>;
};

export type RouteFacts = AccountRouteFacts & {
  /** The page of this address is for those who are signed in. */
  readonly forMembers: boolean;
  /** Whether the browser is too old to show anything but the guide. */
  readonly oldBrowser: boolean;
  /** The shutdown build: its guard stands before everything. It shows the guide in place. */
  readonly shutdown: boolean;
  /** Whether the edition has the challenge area or its contests. */
  readonly challenge: boolean;
  /** What the language cookie says; null where there is none. */
  readonly languageCookie: Locale | null;
};

/**
 * Whether a navigation may go on, and where to instead (reading-service, section 2;
 * challenge-and-shutdown, sections 2.1 to 2.6). In this order: the shutdown, the browser, the
 * language, sign-in, and then what single routes need.
 */
export function routeGuard(address: Address, facts: RouteFacts): Verdict {
  const { pathname, search, query } = address;
  const path = plainPath(pathname);
  if (facts.shutdown && !passesShutdownGuard(pathname)) return redirectTo('/refund/home');
  if (facts.oldBrowser && !facts.shutdown) {
    return path === '/browserguide' ? { kind: 'allow' } : redirectTo('/browserguide');
  }
  if (isJapaneseOnly(path) && !speaksJapanese(facts)) return redirectTo('/');
  if (facts.forMembers && !facts.signedIn) return redirectTo(loginPath(pathname + search));
  if (path === '/challenge/bookshelf') return redirectTo('/challenge/bookshelf/subscribe');
  return (
    accountRouteGuard(pathname, query, facts) ?? contentRouteGuard(pathname) ?? { kind: 'allow' }
  );
}

function isJapaneseOnly(path: string): boolean {
  return liesUnder(path, '/challenge') || liesUnder(path, '/event/contest');
}

function speaksJapanese({ challenge, languageCookie }: RouteFacts): boolean {
  // A first visit has no cookie yet: only one that says another language leads away.
  return challenge && (languageCookie ?? 'ja-JP') === 'ja-JP';
}
