import type { AdultVerificationStatus } from '@hanji/contract/vocabulary.ts';
import { useSyncExternalStore } from 'react';

let known: AdultVerificationStatus = 'unverified';
const listeners = new Set<() => void>();

/** What the account says of its reader's age (getMature); nobody is verified until it has said so. */
export function setAdultVerification(status: AdultVerificationStatus): void {
  if (status === known) return;
  known = status;
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Of who is signed in here, for the frame. */
export function useAdultVerification(): AdultVerificationStatus {
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => 'unverified',
  );
}
