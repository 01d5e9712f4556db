import type { AdultStanding } from '../adult-gate.ts';

/** How an edition blurs: until the age is verified (ko), or until the reader accepts. */
export type MatureBlurRule = { readonly blurUntilVerified: boolean };

/**
 * Whether the thumbnail of a title is blurred (reading-service, section 6 "Mature content"). Only
 * mature titles are: in Korea unless the adult verification is verified, in other editions unless
 * the reader said Y; the header's default Y is no acceptance. Each looks at nothing else.
 */
export function blursThumbnail(
  title: { readonly mature: boolean },
  { blurUntilVerified }: MatureBlurRule,
  { adultVerification, acceptedMature }: AdultStanding,
): boolean {
  if (!title.mature) return false;
  return blurUntilVerified ? adultVerification !== 'verified' : !acceptedMature;
}
