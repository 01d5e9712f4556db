import { localSiteStorage } from '#storage/site-storage.ts';
import { readCertifiedEmail } from './certified-email.ts';
import { readCurrentUser } from './current-user.ts';

/** What a guard knows of the reader, besides the address. */
export type GuardedReader = {
  readonly signedIn: boolean;
  /** Known to the reader's tab alone; where the service asks, the tab decides once it is here. */
  readonly emailCertified?: boolean;
  readonly userAgent: string;
  readonly cookies: string;
};

/** The reader of this browser, as guards ask for them. */
export function currentReader(): GuardedReader {
  return {
    signedIn: readCurrentUser(localSiteStorage) !== null,
    emailCertified: readCertifiedEmail() !== null,
    userAgent: navigator.userAgent,
    cookies: document.cookie,
  };
}
