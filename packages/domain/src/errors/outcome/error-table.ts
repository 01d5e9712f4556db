/** What the global handler does about a failure. */
export type GlobalHandling =
  | 'dialog'
  | 'dialogIfWords'
  | 'timeoutDialog'
  | 'connectionDialog'
  | 'updateDialog'
  | 'waitDialog'
  | 'reload'
  | 'reloadWithoutRoute'
  | 'logout'
  | 'coinPurchase'
  | 'maintenance'
  | 'serviceError';

/** What a place does about a failure; `globally` leaves it to the global handler. */
export type Handling =
  | 'globally'
  | 'return'
  | 'dialogThenHome'
  | 'dialogThenHomeReloaded'
  | 'dialogAtUserinfo'
  | 'accountNotFound'
  | 'accountComplete'
  | 'refundAlert'
  | 'reloadOnce'
  | 'login'
  | 'coinPurchase'
  | 'home'
  | 'back'
  | 'maintenance'
  | 'serviceError'
  | 'silence'
  | 'purchaseToast'
  | 'purchaseDialog'
  | 'noTicketsToast'
  | 'signInError'
  | 'passwordChangeError'
  | 'passwordResetError';

type Row<H> = Readonly<Record<number | 'other', H>>;

/** The global handler: it takes what no place has a rule for and no caller declared. */
export const globalRow: Row<GlobalHandling> = {
  303: 'reloadWithoutRoute',
  304: 'reload',
  400: 'dialogIfWords',
  401: 'logout',
  402: 'coinPurchase',
  408: 'timeoutDialog',
  426: 'updateDialog',
  429: 'waitDialog',
  451: 'logout',
  500: 'serviceError',
  503: 'maintenance',
  9999: 'connectionDialog',
  other: 'dialog',
};

/** They tell of the service or the connection, not of what was asked for. */
const ofTheService = {
  304: 'globally',
  408: 'globally',
  426: 'globally',
  429: 'globally',
  500: 'globally',
  503: 'globally',
  9999: 'globally',
} as const satisfies Readonly<Record<number, Handling>>;

/** The access guards ask to sign in (401), to accept (428) or to verify the age (451). */
const accessAsks = {
  401: 'return',
  428: 'return',
  451: 'return',
} as const satisfies Readonly<Record<number, Handling>>;

/** A price that has changed (409) is asked about again; a balance that is too low buys coins. */
const byCoin = {
  402: 'coinPurchase',
  409: 'return',
} as const satisfies Readonly<Record<number, Handling>>;

/**
 * From place and code to what happens (reading-service, section 8 "Global handling" and "Route
 * loads", section 4 "Viewer and content guards"; challenge-and-shutdown, sections 2.3 and 8).
 * What a load returns goes to the guard of its screen.
 */
export const errorTable = {
  anywhere: { other: 'globally' },
  contentHomeLoad: {
    ...ofTheService,
    303: 'dialogThenHome',
    404: 'dialogThenHome',
    other: 'return',
  },
  chapterLoad: {
    ...ofTheService,
    303: 'dialogThenHomeReloaded',
    404: 'dialogThenHomeReloaded',
    other: 'return',
  },
  contentGuard: { ...ofTheService, ...accessAsks, other: 'dialogThenHome' },
  viewerGuard: { ...ofTheService, ...accessAsks, other: 'back' },
  // What never reached the service is no answer about what was asked for.
  challengeContent: { 401: 'login', 9999: 'globally', other: 'dialogThenHome' },
  challengeViewer: { 401: 'login', 9999: 'globally', other: 'back' },
  challengeRoute: { 401: 'login', other: 'globally' },
  refund: {
    303: 'silence',
    304: 'reloadOnce',
    401: 'login',
    404: 'home',
    500: 'serviceError',
    503: 'maintenance',
    other: 'refundAlert',
  },
  identityMapping: { other: 'dialogAtUserinfo' },
  expiringCoins: { other: 'globally' },
  purchase: { ...byCoin, other: 'purchaseToast' },
  rentByCoin: { ...byCoin, other: 'purchaseToast' },
  rentByTicket: { 402: 'noTicketsToast', 409: 'return', other: 'purchaseToast' },
  rentOtherwise: { 409: 'return', other: 'purchaseToast' },
  pendingPurchase: { ...byCoin, other: 'purchaseDialog' },
  integrate: { ...ofTheService, 404: 'accountNotFound', other: 'accountComplete' },
  signIn: { ...ofTheService, 410: 'return', other: 'signInError' },
  passwordChange: { ...ofTheService, 401: 'globally', other: 'passwordChangeError' },
  passwordReset: { ...ofTheService, other: 'passwordResetError' },
} as const satisfies Readonly<Record<string, Row<Handling>>>;

/** Where a call failed; `anywhere` is every place without rules of its own. */
export type ErrorPlace = keyof typeof errorTable;

/** What a place does about a code. */
export function handlingAt(place: ErrorPlace, code: number): Handling {
  const row: Row<Handling> = errorTable[place];
  return row[code] ?? row.other;
}
