import type { AdultVerificationStatus } from '@hanji/contract/vocabulary.ts';
import { addYears } from '#times/calendar.ts';
import type { AdultStatus } from './adult-gate.ts';
import { matureStore, type MatureStore } from './mature.ts';

const validYears = 1;

/** What is known of a reader's age; `expiredAt` is the last moment at which it counts as verified. */
export type AdultVerification = {
  readonly status: AdultVerificationStatus;
  readonly verifiedAt: Date | null;
  readonly expiredAt: Date | null;
};

/**
 * The adult verification of a reader at a moment (reading-service, sections 4 and 9 "Adult
 * verification"): unverified until certified, then verified for a calendar year (UTC), and expired
 * when over a year has passed; a new certification makes it verified again. Exactly a year later it
 * still holds; of 29 February it holds until 28 February. An invalid date verifies nobody.
 */
export function adultVerification(certifiedAt: Date | null, now: Date): AdultVerification {
  if (certifiedAt === null || Number.isNaN(certifiedAt.getTime())) {
    return { status: 'unverified', verifiedAt: null, expiredAt: null };
  }
  const expiredAt = addYears(certifiedAt, validYears);
  const status = now.getTime() <= expiredAt.getTime() ? 'verified' : 'expired';
  return { status, verifiedAt: certifiedAt, expiredAt };
}

/** The codes that ask something of a reader; what the others lead to, the errors decide. */
export type AccessCode = 401 | 428 | 451;

/** Where an adult is certified, and comes back from. */
const certificationPath = '/maturecertificate?redirect=Y';

/** What a guard asks of a reader; declining cancels. */
export type AccessPrompt =
  /** Enable mature content; accepting is kept in the store named. */
  | { readonly kind: 'mature'; readonly store: MatureStore }
  /** Log in; confirming leads to Login, which is told where to come back to. */
  | { readonly kind: 'signIn' }
  /** Go and be certified as an adult, without a question. */
  | { readonly kind: 'certify'; readonly to: typeof certificationPath }
  /** "Adult verification expired after 1 year, re-verify?"; yes leads there. */
  | { readonly kind: 'recertify'; readonly to: typeof certificationPath };

export type PromptedReader = AdultStatus & { readonly signedIn: boolean };

/**
 * What the guards of content homes and viewers ask for at a result code (reading-service, section 4
 * "Viewer and content guards by result code"): 428 the mature setting, 401 a login, 451 what the
 * adult check finds.
 */
export function accessPrompt(code: AccessCode, reader: PromptedReader): AccessPrompt {
  switch (code) {
    case 428:
      return { kind: 'mature', store: matureStore(reader.signedIn) };
    case 401:
      return { kind: 'signIn' };
    case 451:
      return adultCheck(reader);
  }
}

/** The adult check, in its order: login, certification, its year, and then the mature setting. */
function adultCheck({
  signedIn,
  adultVerification: standing,
  acceptedMature,
}: PromptedReader): AccessPrompt {
  if (!signedIn) return { kind: 'signIn' };
  switch (standing) {
    case 'unverified':
      return { kind: 'certify', to: certificationPath };
    case 'expired':
      return { kind: 'recertify', to: certificationPath };
    case 'verified':
      if (!acceptedMature) return { kind: 'mature', store: matureStore(signedIn) };
      // The service knows better: what is known here of the certification is no longer so.
      return { kind: 'certify', to: certificationPath };
  }
}
