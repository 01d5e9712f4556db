import type { AdultStatus } from './adult-gate.ts';

/** Whether mature content is accepted, as the session keeps it and the header carries it. */
export type AcceptMature = 'Y' | 'N';

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

/** The session's value of an answer (section 4 "acceptMature"). */
export function sessionAcceptMature(accepts: boolean): AcceptMature {
  return accepts ? 'Y' : 'N';
}

/**
 * What the session takes over from the account of who signs in (section 4 "acceptMature"). Where no
 * switch is offered, an account that has not accepted never declined either: null, so that titles
 * for adults stay in its lists, where accepting is asked for.
 */
export function acceptMatureOfAccount(
  accountAccepts: boolean,
  switchOffered: boolean,
): AcceptMature | null {
  return accountAccepts || switchOffered ? sessionAcceptMature(accountAccepts) : null;
}

/**
 * The value of the accept-mature header (section 7): the session's, Y when none is set. It filters
 * lists and never opens anything by itself.
 */
export function acceptMatureHeader(stored: string | null): AcceptMature {
  return stored === 'N' ? 'N' : 'Y';
}

/** Whether somebody really said Y; the header's default does not count. */
export function isMatureAccepted(stored: string | null): boolean {
  return stored === 'Y';
}

/**
 * Whether events for adults are listed (section 2): only for who said Y by themselves and whose
 * header says so too.
 */
export function listsAdultEvents(accepted: boolean, header: AcceptMature): boolean {
  return accepted && header === 'Y';
}

/** What using the switch does: ask to sign in, or set session and account to a value. */
type MatureSwitchUse =
  | { readonly kind: 'askSignIn' }
  | { readonly kind: 'set'; readonly acceptMature: AcceptMature };

/** Whether the switch stands at on, and what using it does. */
export type MatureSwitch = { readonly on: boolean; readonly use: MatureSwitchUse };

export type MatureSwitchFacts = {
  /** The edition's capability (ko and ja). */
  readonly offered: boolean;
  readonly signedIn: boolean;
  /** What the session keeps; null where nothing is. */
  readonly stored: string | null;
};

/**
 * The 19ON switch (reading-service, section 4 "mature mode switch"); null in an edition without it.
 * Of who is signed in it turns the value over, and the new one goes to the session and to the
 * service; everybody else is asked to sign in, and sees it off.
 */
export function matureSwitch({
  offered,
  signedIn,
  stored,
}: MatureSwitchFacts): MatureSwitch | null {
  if (!offered) return null;
  if (!signedIn) return { on: false, use: { kind: 'askSignIn' } };
  const on = isMatureAccepted(stored);
  return { on, use: { kind: 'set', acceptMature: sessionAcceptMature(!on) } };
}

/** How an edition blurs: until the age is verified (ko), or until the reader accepts. */
export type MatureBlurRule = { readonly blurUntilVerified: boolean };

/**
 * Whether the thumbnail of a title is blurred (reading-service, section 6 "Mature content"). Only
 * mature titles are: in Korea unless the adult verification is verified, in other editions unless
 * the reader said Y; the header's default Y is no acceptance. Each looks at nothing else.
 */
export function blursThumbnail(
  title: { readonly mature: boolean },
  { blurUntilVerified }: MatureBlurRule,
  { adultVerification, acceptedMature }: AdultStatus,
): boolean {
  if (!title.mature) return false;
  return blurUntilVerified ? adultVerification !== 'verified' : !acceptedMature;
}
