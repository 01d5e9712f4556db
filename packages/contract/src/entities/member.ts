import { z } from 'zod';
import { policyTypes } from '../help-vocabulary.ts';
import { adultVerificationStatuses, loginTypes } from '../vocabulary.ts';

/** reading-service 3, User profile. `password` says whether one is set. */
export const userProfile = z.object({
  userId: z.string(),
  email: z.string().nullable(),
  nickname: z.string(),
  password: z.boolean(),
  externalIdps: z.array(z.string()),
  guest: z.boolean(),
  emailNotify: z.boolean(),
  avatarImageUrl: z.string().nullable(),
});
export type UserProfile = z.infer<typeof userProfile>;

export const mature = z.object({
  acceptMature: z.boolean(),
  adultVerification: z.object({
    status: z.enum(adultVerificationStatuses),
    verifiedAt: z.iso.datetime().nullable(),
    expiredAt: z.iso.datetime().nullable(),
  }),
});
export type Mature = z.infer<typeof mature>;

export const userExtraInfo = z.object({
  cellPhone: z.string().nullable(),
  lastPasswordChangedAt: z.iso.datetime().nullable(),
  marketInfoAgree: z.boolean(),
  passwordExpired: z.boolean(),
  /** Whether a required policy has a version that the member has not agreed to. */
  consentNeeded: z.boolean(),
});
export type UserExtraInfo = z.infer<typeof userExtraInfo>;

/** An external login as the account page lists it (reading-service 4). */
export const externalLogin = z.object({
  loginType: z.enum(loginTypes),
  linked: z.boolean(),
  /** It was connected once: it cannot be again. */
  disconnected: z.boolean(),
});
export type ExternalLogin = z.infer<typeof externalLogin>;

/** Who is signed in, and what the account page shows beside the profile. */
export const memberProfile = z.object({
  profile: userProfile,
  userExtraInfo,
  externalLogins: z.array(externalLogin),
});
export type MemberProfile = z.infer<typeof memberProfile>;

/**
 * `sessionToken`: 256 opaque bits, also set as a cookie for the web; only its hash is kept. Each of
 * the three statuses says that something is still asked of the member: to reactivate the account, to
 * change an old password, to agree to policies whose version is new.
 */
export const authenticationResult = z.object({
  sessionToken: z.string().nullable(),
  neoIdUid: z.string().nullable(),
  userId: z.string().nullable(),
  dormantStatus: z.boolean(),
  passwordExpiredStatus: z.boolean(),
  policyStatus: z.boolean(),
  responseTokenType: z.string(),
});
export type AuthenticationResult = z.infer<typeof authenticationResult>;

/** Modulus and exponent in hex; the session key works once. */
export const rsaKeySet = z.object({
  publicKeyModulus: z.string(),
  publicKeyExponent: z.string(),
  sessionKey: z.string(),
});
export type RsaKeySet = z.infer<typeof rsaKeySet>;

/**
 * Of a dormant account whose password was right; `neoIdUid` names it once, for 10 minutes, to
 * whoever reactivates it with the other two words.
 */
export const dormantCheck = z.object({
  neoIdUid: z.string(),
  responseTokenType: z.string(),
  tokenTypeHint: z.string(),
});
export type DormantCheck = z.infer<typeof dormantCheck>;

/** What a provider said of somebody: `externalToken` names it to this service for 10 minutes. */
export const externalIdentity = z.object({
  externalToken: z.string(),
  email: z.string().nullable(),
});
export type ExternalIdentity = z.infer<typeof externalIdentity>;

/** Where the age is verified. */
export const certificationStart = z.object({ url: z.url() });
export type CertificationStart = z.infer<typeof certificationStart>;

/**
 * `allowed` is false for a member whose account of the previous service was moved: `moved` says
 * what came along then. Null for everybody else.
 */
export const preMigration = z.object({
  allowed: z.boolean(),
  moved: z
    .object({ purchasedCoins: z.int(), freeCoins: z.int(), movedAt: z.iso.datetime() })
    .nullable(),
});
export type PreMigration = z.infer<typeof preMigration>;

/** A session as its member sees it; `device` is what its browser said of itself, in few words. */
export const signedInDevice = z.object({
  id: z.uuid(),
  current: z.boolean(),
  device: z.string(),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});
export type SignedInDevice = z.infer<typeof signedInDevice>;

/** A policy in one language; `body` is Markdown. */
export const policy = z.object({
  type: z.enum(policyTypes),
  version: z.string(),
  title: z.string(),
  body: z.string(),
  publishedAt: z.iso.datetime(),
  /** Every version that there is by now, the newest first. */
  versions: z.array(z.object({ version: z.string(), publishedAt: z.iso.datetime() })),
});
export type Policy = z.infer<typeof policy>;

export const policyVersion = z.object({ type: z.string(), version: z.string() });
export type PolicyVersion = z.infer<typeof policyVersion>;

const yn = z.enum(['Y', 'N']);

/** Names as forms use them; the wire has others for the same consents (see the decision). */
export const consent = z.object({
  termsAgreeYn: yn,
  termsPrivacyYn: yn,
  termsAge14Yn: yn,
  termsMarketingYn: yn,
  termsAdvertisementYn: yn,
});
export type Consent = z.infer<typeof consent>;
