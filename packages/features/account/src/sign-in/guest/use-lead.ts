import { useIsGuest } from '@hanji/edition/session/guest/use-is-guest.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { matchPath } from 'react-router-dom';
import { memberPages } from '#pages/member-pages.ts';

const membersOnly = Object.keys(memberPages);

/**
 * What signing in is good for; to a guest who was led here from a member's page, that it is not for
 * guests (reading-service, section 8 "guest use unavailable").
 */
export function useLead(redirect: string | null): string {
  const t = usePhrases('signIn');
  return useIsGuest() && isForMembers(redirect) ? t('guestUnavailable') : t('lead');
}

function isForMembers(redirect: string | null): boolean {
  const [pathname = ''] = (redirect ?? '').split(/[?#]/);
  return membersOnly.some((path) => matchPath(path, pathname) !== null);
}
