import type { ReaderKind } from '#chapters/reader.ts';

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

type Permissions = Readonly<Record<ReaderKind, Permission>>;

const forAll: Permissions = { visitor: 'allowed', guest: 'allowed', member: 'allowed' };
const signedIn: Permissions = { visitor: 'signIn', guest: 'allowed', member: 'allowed' };
const members: Permissions = { visitor: 'signIn', guest: 'guestUnavailable', member: 'allowed' };

const permissions: Readonly<Record<ReaderAction, Permissions>> = {
  browse: forAll,
  search: forAll,
  readFree: forAll,
  library: signedIn,
  inbox: signedIn,
  gauge: members,
  profile: signedIn,
  adultSwitch: signedIn,
  buyCoins: members,
  unlock: members,
  rent: members,
  comment: members,
  mapLogin: members,
  deleteAccount: members,
};

/**
 * Whether a reader may do something (reading-service, sections 1 and 6; challenge-and-shutdown,
 * section 6): guests neither buy nor rent, the gauge included, nor comment nor delete the account.
 */
export function permissionFor(reader: ReaderKind, action: ReaderAction): Permission {
  return permissions[action][reader];
}
