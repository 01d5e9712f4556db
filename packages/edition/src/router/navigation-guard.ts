import { routeGuard } from '@hanji/domain/guards/route-guard.ts';
import { redirectTo, type Verdict } from '@hanji/domain/guards/verdict.ts';
import { readLanguageCookie } from '@hanji/i18n/language-cookie.ts';
import { isOldBrowser } from './old-browser.ts';
import type { RouteFinder } from './route-finder.ts';
import type { Edition } from '#edition.ts';
import type { PageHandle } from '#pages/page.ts';
import type { GuardedReader } from '#session/current-reader.ts';

type Guarded = {
  readonly supports: Pick<Edition['supports'], 'challenge' | 'contests' | 'refund'>;
};
type GuardedRoute = { readonly path: string; readonly handle?: PageHandle };
type Address = { readonly pathname: string; readonly search: string };

/** What the domain's guard says to a navigation; who may see a page, its own handle says. */
export type Guard = (address: Address, reader: GuardedReader) => Verdict;

export function navigationGuard({ supports }: Guarded, find: RouteFinder<GuardedRoute>): Guard {
  return ({ pathname, search }, { signedIn, emailCertified = true, userAgent, cookies }) => {
    const handle = find(pathname)?.route.handle;
    const query = Object.fromEntries(new URLSearchParams(search));
    const verdict = routeGuard(
      { pathname, search, query },
      {
        signedIn,
        forMembers: handle?.access === 'member',
        emailCertified,
        oldBrowser: isOldBrowser(userAgent),
        shutdown: supports.refund,
        challenge: supports.challenge || supports.contests,
        languageCookie: readLanguageCookie(cookies),
      },
    );
    if (verdict.kind !== 'allow') return verdict;
    return handle?.redirect === undefined ? verdict : redirectTo(handle.redirect);
  };
}
