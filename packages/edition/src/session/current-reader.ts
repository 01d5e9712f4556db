import type { GuardedReader } from '#router/navigation-guard.ts';
import { localSiteStorage } from '#storage/site-storage.ts';
import { readCurrentUser } from './current-user.ts';

/** The reader of this browser, as guards ask for them. */
export function currentReader(): GuardedReader {
  return {
    signedIn: readCurrentUser(localSiteStorage) !== null,
    userAgent: navigator.userAgent,
    cookies: document.cookie,
  };
}
