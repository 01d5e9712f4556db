import { z } from 'zod';
import { adultVerificationStatuses } from '../vocabulary.ts';

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
});
export type UserExtraInfo = z.infer<typeof userExtraInfo>;

/** `sessionToken`: 256 opaque bits, also set as a cookie for the web; only its hash is kept. */
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
