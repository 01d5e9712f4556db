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
