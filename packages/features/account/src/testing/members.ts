import type {
  AuthenticationResult,
  Mature,
  MemberProfile,
} from '@hanji/contract/entities/member.ts';
import type { CurrentUser } from '@hanji/edition/session/current-user.ts';

export const userId = '0199a0c4-0000-7000-8000-000000000001';

export const someUser: CurrentUser = { userId, nickname: 'Before', avatarImageUrl: null };

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

export const signedInResult: AuthenticationResult = {
  sessionToken: 'a-token-of-the-tests-256-bits',
  neoIdUid: null,
  userId,
  dormantStatus: false,
  passwordExpiredStatus: false,
  policyStatus: false,
  responseTokenType: 'bearer',
};
