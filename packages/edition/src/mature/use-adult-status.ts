import type { AdultVerificationStatus } from '@hanji/contract/vocabulary.ts';
import type { AdultStatus } from '@hanji/domain/access/adult-gate.ts';
import { isMatureAccepted } from '@hanji/domain/access/mature.ts';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { useVisit } from '#storage/visit.ts';
import { acceptMatureIn, hasAcceptedMature, onAcceptMature } from './accept-mature.ts';

const AdultVerificationContext = createContext<AdultVerificationStatus>('unverified');

/** What an account says of its reader's age; without one nobody is verified. */
export const AdultVerificationProvider = AdultVerificationContext.Provider;

/** Whether this reader has accepted titles for adults and is of age, as far as it is known here. */
export function useAdultStatus(): AdultStatus {
  const adultVerification = useContext(AdultVerificationContext);
  const cookies = useVisit()?.cookies ?? '';
  const acceptedMature = useSyncExternalStore(onAcceptMature, hasAcceptedMature, () =>
    isMatureAccepted(acceptMatureIn(cookies)),
  );
  return { acceptedMature, adultVerification };
}
