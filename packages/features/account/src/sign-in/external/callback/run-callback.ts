import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import type { AuthenticationResult } from '@hanji/contract/entities/member.ts';
import type { LoginType } from '@hanji/contract/vocabulary.ts';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { answerOf, type Answer } from '#endpoints/answer.ts';
import { externalEndpoints } from '../endpoints.ts';

type Dispatch = EditionStore['dispatch'];
type Received = { readonly loginType: LoginType; readonly code: string; readonly state: string };

/** The name under which the service keeps what the provider said, and whatever keeps it from that. */
export async function receiveIdentity(
  dispatch: Dispatch,
  { loginType, code, state }: Received,
): Promise<Answer<string>> {
  // Naver's callback tells the time of its state (reading-service, section 7).
  const stateTimestamp = loginType === 'naver' ? Math.floor(Date.now() / 1000) : undefined;
  const args = { params: { loginType }, body: { code, state, stateTimestamp } };
  const { receiveExternalCallback } = externalEndpoints;
  const { data, error } = await answerOf(
    dispatch(receiveExternalCallback.initiate(args, { track: false })),
  );
  return error ? { error } : { data: data.externalToken };
}

type Named = { readonly loginType: LoginType; readonly externalToken: string };

export function signInBy(
  dispatch: Dispatch,
  { loginType, externalToken }: Named,
): Promise<Answer<AuthenticationResult>> {
  const args = { params: { loginType }, body: { externalToken } };
  return answerOf(dispatch(externalEndpoints.externalSignIn.initiate(args, { track: false })));
}

export function signUpBy(
  dispatch: Dispatch,
  { loginType, externalToken }: Named,
): Promise<Answer<AuthenticationResult>> {
  const args = { params: { loginType }, body: { externalToken } };
  return answerOf(dispatch(externalEndpoints.externalSignUp.initiate(args, { track: false })));
}

/** Null once the login is connected, else what the service has against it. */
export async function connectBy(
  dispatch: Dispatch,
  { loginType, externalToken }: Named,
): Promise<ApiError | null> {
  const args = { params: { loginType }, body: { externalToken } };
  const { connectExternalLogin } = externalEndpoints;
  const { error } = await answerOf(dispatch(connectExternalLogin.initiate(args, { track: false })));
  return error ?? null;
}
