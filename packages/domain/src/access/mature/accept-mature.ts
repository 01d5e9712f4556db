/** Whether mature content is accepted, as the session keeps it and the header carries it. */
export type AcceptMature = 'Y' | 'N';

/** Where an acceptance is kept. */
export type MatureStore = 'account' | 'session';

/** What a sign-out leaves in the session (reading-service, section 4 "Authentication"). */
export const acceptMatureAfterSignOut = 'N' satisfies AcceptMature;

/**
 * Who is signed in accepts on the account, everybody else in the session (reading-service, section
 * 4, code 428).
 */
export function matureStore(signedIn: boolean): MatureStore {
  return signedIn ? 'account' : 'session';
}

/** What the session takes over from the account of who signs in (section 4 "acceptMature"). */
export function sessionAcceptMature(accountAccepts: boolean): AcceptMature {
  return accountAccepts ? 'Y' : 'N';
}

/**
 * The value of the accept-mature header (section 7): the session's, Y when none is set. It filters
 * lists and never opens anything by itself.
 */
export function acceptMatureHeader(stored: string | null): AcceptMature {
  return stored === 'N' ? 'N' : 'Y';
}

/** Whether somebody really said Y; the header's default does not count. */
export function saidAcceptMature(stored: string | null): boolean {
  return stored === 'Y';
}

/**
 * Whether events for adults are listed (section 2): only for who said Y by themselves and whose
 * header says so too.
 */
export function listsAdultEvents(said: boolean, header: AcceptMature): boolean {
  return said && header === 'Y';
}
