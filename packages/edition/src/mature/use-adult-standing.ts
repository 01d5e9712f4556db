import type { AdultStanding } from '@hanji/domain/access/adult-gate.ts';
import { hasAcceptedMature } from './accept-mature.ts';

/** Where this reader stands to titles for adults, as far as it is known here. */
export function useAdultStanding(): AdultStanding {
  // Who is a verified adult stands in the profile of an account; without one nobody is.
  return { acceptedMature: hasAcceptedMature(), adultVerification: 'unverified' };
}
