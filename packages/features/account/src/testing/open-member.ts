import type { Mature, MemberProfile } from '@hanji/contract/entities/member.ts';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { account } from '@hanji/i18n/locales/en-US/account.ts';
import { certification } from '@hanji/i18n/locales/en-US/certification.ts';
import { deletion } from '@hanji/i18n/locales/en-US/deletion.ts';
import { password } from '@hanji/i18n/locales/en-US/password.ts';
import { profile } from '@hanji/i18n/locales/en-US/profile.ts';
import { signIn } from '@hanji/i18n/locales/en-US/signIn.ts';
import { signUp } from '@hanji/i18n/locales/en-US/signUp.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { memberRoutes } from '#routes/member-routes.ts';

export const userId = '0199a0c4-0000-7000-8000-000000000001';

export function someMember(
  more: {
    readonly profile?: Partial<MemberProfile['profile']>;
    readonly logins?: MemberProfile['externalLogins'];
  } = {},
): MemberProfile {
  return {
    profile: {
      userId,
      email: 'soomin@hanji.example',
      nickname: 'Soomin',
      password: true,
      externalIdps: [],
      guest: false,
      emailNotify: true,
      avatarImageUrl: null,
      ...more.profile,
    },
    userExtraInfo: {
      cellPhone: null,
      lastPasswordChangedAt: null,
      marketInfoAgree: false,
      passwordExpired: false,
      consentNeeded: false,
    },
    externalLogins: more.logins ?? [],
  };
}

export function someMature(
  status: Mature['adultVerification']['status'],
  acceptMature = false,
): Mature {
  const day = status === 'unverified' ? null : '2027-03-01T00:00:00.000Z';
  return { acceptMature, adultVerification: { status, verifiedAt: day, expiredAt: day } };
}

/** Opens a page of a member who is signed in. */
export function openMember(at: string, edition: Parameters<typeof someEdition>[0] = {}) {
  const opened = someEdition({ connects: ['apple', 'google'], ...edition });
  return openSite({
    edition: opened,
    routes: editionRoutes(opened, [
      ...memberRoutes,
      { path: '/', element: 'Home' },
      { path: '/login', element: 'Login' },
    ]),
    at,
    user: { userId, nickname: 'Soomin', avatarImageUrl: null },
    words: { account, certification, deletion, password, profile, signIn, signUp, units },
  });
}
