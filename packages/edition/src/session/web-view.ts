import { memberApi } from '@hanji/api-client/endpoints/member.ts';
import { signsOutUnagreed } from '@hanji/domain/account/sign-out.ts';
import { endSession } from './end-session.ts';
import { signOutEndpoint } from './sign-out-endpoint.ts';
import type { EditionStore } from './store.ts';

/** Where the reader is, and who is told when that changes. */
export type Arrivals = {
  readonly state: { readonly location: { readonly pathname: string } };
  readonly subscribe: (listener: () => void) => () => void;
};

const { getProfile } = memberApi.endpoints;
const selectProfile = getProfile.select();

function isUnagreed(store: EditionStore, { state }: Arrivals): boolean {
  if (store.getState().currentUser === null) return false;
  const consentNeeded = selectProfile(store.getState()).data?.userExtraInfo.consentNeeded;
  const { pathname } = state.location;
  return signsOutUnagreed({ webView: true, consentNeeded: consentNeeded === true, pathname });
}

/**
 * Signs out at the service, and then here, whoever opens a page in a web view without having agreed
 * to the terms. Where the service does not answer, the next page tries again.
 */
export async function leaveUnagreed(store: EditionStore, arrivals: Arrivals): Promise<void> {
  if (!isUnagreed(store, arrivals)) return;
  // Who has agreed a moment ago is not who was read before.
  await store.dispatch(getProfile.initiate(undefined, { forceRefetch: true, subscribe: false }));
  if (!isUnagreed(store, arrivals)) return;
  const { error } = await store.dispatch(signOutEndpoint.initiate(undefined, { track: false }));
  if (!error && store.getState().currentUser !== null) endSession(store.dispatch);
}
