import { localSiteStorage } from '#storage/site-storage.ts';

/** Of whom this browser reads as a guest; beside the stored user, since nobody is signed in. */
export const guestKey = 'hanji.guest';

const listeners = new Set<() => void>();

/** Calls back when a guest begins or ends, here or in another tab, until it is told to stop. */
export function onGuest(changed: () => void): () => void {
  listeners.add(changed);
  addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', changed);
  };
}

/** The id of the guest's account; null where this browser has none. */
export function readGuest(): string | null {
  return localSiteStorage.getItem(guestKey);
}

export function writeGuest(userId: string | null): void {
  if (userId === readGuest()) return;
  if (userId === null) localSiteStorage.removeItem(guestKey);
  else localSiteStorage.setItem(guestKey, userId);
  for (const changed of listeners) changed();
}
