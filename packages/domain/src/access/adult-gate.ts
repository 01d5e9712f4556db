import type { AdultVerificationStatus, RestrictedAge } from '@hanji/contract/vocabulary.ts';

/** From this age on a title is for adults only. */
export const adultAge = 19;

export type AdultStanding = {
  readonly acceptedMature: boolean;
  readonly adultVerification: AdultVerificationStatus;
};

/**
 * What stands between a reader and a title for adults (reading-service, sections 4 and 6):
 * 451 the age must be verified, 428 the reader must accept, null nothing. `verifiesAdults` says
 * whether verification is asked for; elsewhere an acceptance is enough.
 */
export function adultGate(
  title: { readonly restrictedAge: RestrictedAge; readonly verifiesAdults: boolean },
  reader: AdultStanding,
): 428 | 451 | null {
  if (title.restrictedAge < adultAge) return null;
  if (title.verifiesAdults && reader.adultVerification !== 'verified') return 451;
  return reader.acceptedMature ? null : 428;
}
