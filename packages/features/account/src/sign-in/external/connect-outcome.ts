import { loginTypes, type LoginType } from '@hanji/contract/vocabulary.ts';

/** What came of connecting a login: the callback leads to the account page with it. */
export type ConnectOutcome =
  | { readonly loginType: LoginType; readonly failure: null }
  | {
      readonly loginType: LoginType;
      readonly failure: { readonly code: number; readonly message: string };
    };

/** What a history entry says of it; null where it says nothing of the kind. */
export function connectOutcomeIn(state: unknown): ConnectOutcome | null {
  if (typeof state !== 'object' || state === null || !('connect' in state)) return null;
  const { connect } = state as { connect: Partial<ConnectOutcome> | null };
  const loginType = loginTypes.find((known) => known === connect?.loginType);
  if (!loginType) return null;
  const failure = connect?.failure ?? null;
  if (failure === null) return { loginType, failure };
  return { loginType, failure };
}
