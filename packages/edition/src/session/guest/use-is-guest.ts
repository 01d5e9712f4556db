import { useSyncExternalStore } from 'react';
import { useEdition } from '#edition-context.tsx';
import { useCurrentUser } from '#session/use-current-user.ts';
import { onGuest, readGuest } from './guest-reader.ts';

/** Whether who reads has an account of this device alone: nobody who is signed in. */
export function useIsGuest(): boolean {
  const { supports } = useEdition();
  const signedIn = useCurrentUser() !== null;
  const guest = useSyncExternalStore(onGuest, readGuest, () => null);
  return supports.guest && !signedIn && guest !== null;
}
