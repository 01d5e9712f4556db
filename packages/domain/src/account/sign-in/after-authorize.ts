import { redirectTarget } from '#paths/redirect-target.ts';

/** The children of `/login` that are shown after a sign-in. */
export type NextPage = 'auth' | 'dormant' | 'agree' | 'campaign' | 'changePassword';

/**
 * A child of `/login` with the parameter that it needs, and where to go on from it: Authorize is
 * `auth` (reading-service, section 2 "Login and sign-up"). A redirect that is no path of ours, or
 * only Home, is left out.
 */
export function nextPagePath(page: NextPage, redirect: string | null): string {
  const target = redirectTarget(redirect);
  const query = target === '/' ? '' : `&redirect=${encodeURIComponent(target)}`;
  return `/login/${page}?nextPage=true${query}`;
}

/** What an account still asks for once its credentials were right. */
export type AccountStanding = {
  readonly dormant: boolean;
  /** Whether there are terms that it has not agreed to. */
  readonly consentNeeded: boolean;
  /** Whether the password has not been changed for so long that the campaign asks to. */
  readonly passwordChangeDue: boolean;
};

/**
 * Where Authorize leads (reading-service, section 2 and section 4 "Authentication"): a dormant
 * account is woken first, then terms are agreed to, then the password-change campaign; after that
 * the stored redirect path, or `/`.
 */
export function afterAuthorize(standing: AccountStanding, redirect: string | null): string {
  if (standing.dormant) return nextPagePath('dormant', redirect);
  if (standing.consentNeeded) return nextPagePath('agree', redirect);
  if (standing.passwordChangeDue) return nextPagePath('campaign', redirect);
  return redirectTarget(redirect);
}
