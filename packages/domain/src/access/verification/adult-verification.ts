import type { AdultVerificationStatus } from '@hanji/contract/vocabulary.ts';
import { addYears } from '#times/calendar.ts';

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
