export type SignOutEffect =
  /** POST /member/signout; first, while there is a session. */
  | { readonly do: 'callSignOut' }
  | { readonly do: 'resetUserState' }
  | { readonly do: 'clearStoredUser' }
  | { readonly do: 'setAcceptMature'; readonly value: 'N' };

const always: readonly SignOutEffect[] = [
  { do: 'resetUserState' },
  { do: 'clearStoredUser' },
  { do: 'setAcceptMature', value: 'N' },
];

/**
 * What logging out does, in order (reading-service, section 4 "Authentication"). `skipCall` leaves
 * out the call, where there is no session any more.
 */
export function signOutEffects(skipCall: boolean): readonly SignOutEffect[] {
  return skipCall ? always : [{ do: 'callSignOut' }, ...always];
}

type Unagreed = {
  /** Whether the page stands in one of the product's own apps. */
  readonly webView: boolean;
  /** Whether there are terms that hold and that the account has not agreed to. */
  readonly consentNeeded: boolean;
  readonly pathname: string;
};

/**
 * Whether a page signs out whoever has not agreed to the terms (challenge-and-shutdown, section 4
 * "Web-view mode logs out if terms are not agreed"). Login and the pages below it are where they
 * are agreed to.
 */
export function signsOutUnagreed({ webView, consentNeeded, pathname }: Unagreed): boolean {
  return webView && consentNeeded && !/^\/login(?:\/|$)/i.test(pathname);
}
