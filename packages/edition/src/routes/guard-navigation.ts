import { routeGuard } from '@hanji/domain/guards/route-guard.ts';
import { readLanguageCookie } from '@hanji/i18n/language-cookie.ts';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { isOldBrowser } from '#boot/old-browser.ts';
import type { Edition } from '#edition.ts';
import { readCurrentUser } from '#session/current-user.ts';

type Guarded = { readonly supports: Pick<Edition['supports'], 'challenge' | 'refund'> };

/**
 * Loader of an edition's outermost route, which runs at every navigation: leads elsewhere where
 * the domain's guard says so. What is no page, the route's own page says.
 */
export function guardNavigation({ supports }: Guarded) {
  return ({ request }: Pick<LoaderFunctionArgs, 'request'>): Response | null => {
    const { pathname, search, searchParams } = new URL(request.url);
    const verdict = routeGuard(
      { pathname, search, query: Object.fromEntries(searchParams) },
      {
        signedIn: readCurrentUser(localStorage) !== null,
        // No page certifies an address yet.
        emailCertified: false,
        oldBrowser: isOldBrowser(navigator.userAgent),
        shutdown: supports.refund,
        challenge: supports.challenge,
        languageCookie: readLanguageCookie(document.cookie),
      },
    );
    return verdict.kind === 'redirect' ? redirect(verdict.to) : null;
  };
}
