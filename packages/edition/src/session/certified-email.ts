import { tabSiteStorage } from '#storage/site-storage.ts';

const storageKey = 'hanji.certifiedEmail.v1';

/**
 * The email that this tab is certifying or has certified (reading-service, section 2 "need a
 * certified email in the session"). It opens the pages of a sign-up and nothing else: whether the
 * address is certified is for the service to say.
 */
export function readCertifiedEmail(): string | null {
  return tabSiteStorage.getItem(storageKey);
}

/** A code has been mailed to the address; null once the flow is over. */
export function keepCertifiedEmail(email: string | null): void {
  if (email === null) tabSiteStorage.removeItem(storageKey);
  else tabSiteStorage.setItem(storageKey, email);
}
