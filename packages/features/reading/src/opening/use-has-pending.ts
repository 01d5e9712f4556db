import { hasPendingPurchase } from '@hanji/edition/session/pending-purchase.ts';
import { useState, useSyncExternalStore } from 'react';

function never(): () => void {
  return () => {};
}

/**
 * Whether a purchase waited when this page was entered: one that this page leaves behind is for the
 * next. What the service draws knows of none.
 */
export function useHasPending(): boolean {
  const [waited] = useState(hasPendingPurchase);
  return useSyncExternalStore(
    never,
    () => waited,
    () => false,
  );
}
