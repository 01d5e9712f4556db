/** A visitor is not signed in; a guest is the anonymous account of a device. */
export type ReaderKind = 'visitor' | 'guest' | 'member';

export type ReaderAction =
  | 'browse'
  | 'search'
  | 'readFree'
  | 'library'
  | 'inbox'
  | 'gauge'
  | 'profile'
  | 'adultSwitch'
  | 'buyCoins'
  | 'unlock'
  | 'rent'
  | 'comment'
  | 'mapLogin'
  | 'deleteAccount';

/** `signIn` prompts a login; `guestUnavailable` says that guests cannot. */
export type Permission = 'allowed' | 'signIn' | 'guestUnavailable';

const needs: Readonly<Record<ReaderAction, ReaderKind>> = {
  browse: 'visitor',
  search: 'visitor',
  readFree: 'visitor',
  library: 'guest',
  inbox: 'guest',
  gauge: 'guest',
  profile: 'guest',
  adultSwitch: 'guest',
  buyCoins: 'member',
  unlock: 'member',
  rent: 'member',
  comment: 'member',
  mapLogin: 'member',
  deleteAccount: 'member',
};

/**
 * Whether a reader may do something (reading-service, sections 1 and 6; challenge-and-shutdown,
 * section 6): guests neither buy nor rent nor comment nor delete the account.
 */
export function permissionFor(reader: ReaderKind, action: ReaderAction): Permission {
  const least = needs[action];
  if (least === 'visitor' || reader === 'member') return 'allowed';
  if (reader === 'visitor') return 'signIn';
  return least === 'guest' ? 'allowed' : 'guestUnavailable';
}

/**
 * What becomes of a guest's data (reading-service, section 1 "Access"): it moves to a new account,
 * and is discarded by signing in to one that exists.
 */
export function guestDataAfter(step: 'signUp' | 'signIn'): 'moved' | 'discarded' {
  return step === 'signUp' ? 'moved' : 'discarded';
}
