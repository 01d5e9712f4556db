import type { AdultStanding } from '@hanji/domain/access/adult-gate.ts';
import { useSyncExternalStore } from 'react';
import { hasAcceptedMature, onAcceptMature } from './accept-mature.ts';

/** Where this reader stands to titles for adults, as far as it is known here. */
export function useAdultStanding(): AdultStanding {
  const acceptedMature = useSyncExternalStore(onAcceptMature, hasAcceptedMature);
  // Who is a verified adult stands in the profile of an account; without one nobody is.
  return { acceptedMature, adultVerification: 'unverified' };
}
