import type { AdultVerificationStatus, Locale, RestrictedAge } from '@hanji/contract/vocabulary.ts';

/** From this age on a title is for adults only. */
export const adultAge = 19;

/** Whether a title is shown as one for adults: it is marked so, or its age says it. */
export function isForAdults({
  mature,
  restrictedAge,
}: {
  readonly mature: boolean;
  readonly restrictedAge: RestrictedAge;
}): boolean {
  return mature || restrictedAge >= adultAge;
}

/** Where a reader stands; `acceptedMature` is what was really said, on the account or in the session. */
export type AdultStatus = {
  readonly acceptedMature: boolean;
  readonly adultVerification: AdultVerificationStatus;
};

const verifyingLanguages: readonly Locale[] = ['ko-KR', 'ja-JP'];

/**
 * Whether a title's readers must verify their age (the decision on who must verify as adult):
 * titles in Korean and Japanese wherever they are opened, all titles in an edition that verifies.
 */
export function verifiesAge(
  title: { readonly language: Locale },
  edition: { readonly verifiesAdults: boolean },
): boolean {
  return verifyingLanguages.includes(title.language) || edition.verifiesAdults;
}

/**
 * What stands between a reader and a title for adults (reading-service, sections 4 and 6):
 * 451 the age must be verified, 428 the reader must accept, null nothing. `verifiesAdults` says
 * whether verification is asked for; elsewhere an acceptance is enough.
 */
export function adultGate(
  title: { readonly restrictedAge: RestrictedAge; readonly verifiesAdults: boolean },
  reader: AdultStatus,
): 428 | 451 | null {
  if (title.restrictedAge < adultAge) return null;
  if (title.verifiesAdults && reader.adultVerification !== 'verified') return 451;
  return reader.acceptedMature ? null : 428;
}
