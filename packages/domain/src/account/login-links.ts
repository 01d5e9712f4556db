/** An external login as the account page lists it. */
export type LoginLink = {
  readonly linked: boolean;
  /** Whether it was linked once and then disconnected. */
  readonly disconnected: boolean;
  /** Whether its provider is the payment wallet. */
  readonly byWallet: boolean;
};

/**
 * Whether a login can be connected (reading-service, section 4 "External sign-in outcomes"): one
 * that was disconnected cannot be again, and where `walletOnly` no other than the wallet can.
 */
export function canConnectLogin(login: LoginLink, walletOnly: boolean): boolean {
  if (login.linked || login.disconnected) return false;
  return login.byWallet || !walletOnly;
}

/**
 * Whether disconnecting a linked login is offered (reading-service, section 4): only if an email
 * exists or more than one login is linked, so that a way in remains.
 */
export function canDisconnectLogin(account: {
  readonly email: string | null;
  readonly linkedLogins: number;
}): boolean {
  if (account.linkedLogins < 1) return false;
  return Boolean(account.email) || account.linkedLogins > 1;
}
