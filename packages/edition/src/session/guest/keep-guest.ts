import { memberApi } from '@hanji/api-client/endpoints/member.ts';
import { isApiError } from '@hanji/api-client/request/api-error.ts';
import type { EditionStore } from '#session/store.ts';
import { createGuestEndpoint } from './guest-endpoint.ts';
import { readGuest, writeGuest } from './guest-reader.ts';
import { oneAtATime } from './one-at-a-time.ts';

const noSession = 401;
const alreadySignedIn = 409;
const { getProfile } = memberApi.endpoints;

/**
 * Gives a browser in which nobody is signed in its guest's account (reading-service, section 1
 * "Access"): at its first visit, and again when a member signs out. Gives what ends it.
 */
export function keepGuest(store: EditionStore): () => void {
  let memberBefore = isMember(store);
  const follow = (): void => {
    const memberNow = isMember(store);
    const left = memberBefore && !memberNow;
    memberBefore = memberNow;
    // Who has signed in is no guest any more: what was read came along, or was discarded.
    if (memberNow) writeGuest(null);
    if (left) void begin(store);
  };
  const stop = store.subscribe(follow);
  if (memberBefore) writeGuest(null);
  else void begin(store);
  return stop;
}

/** Once for all tabs. What fails leaves a visitor, for whom the next visit tries again. */
async function begin(store: EditionStore): Promise<void> {
  await oneAtATime(async () => {
    if (isMember(store)) return;
    if (readGuest() !== null && (await findGuest(store)) !== noSession) return;
    if (isMember(store)) return;
    writeGuest(null);
    const asked = store.dispatch(createGuestEndpoint.initiate(undefined, { track: false }));
    const { data, error } = await asked;
    if (data) noteGuest(store, data.userId);
    else if (codeOf(error) === alreadySignedIn) await findGuest(store);
  });
}

/** Asks the service of whom the session is, and gives the code of its refusal. */
async function findGuest(store: EditionStore): Promise<number | null> {
  const anew = { forceRefetch: true, subscribe: false } as const;
  const { data, error } = await store.dispatch(getProfile.initiate(undefined, anew));
  if (data) noteGuest(store, data.profile.guest ? data.profile.userId : null);
  return codeOf(error);
}

function noteGuest(store: EditionStore, userId: string | null): void {
  writeGuest(isMember(store) ? null : userId);
}

function isMember(store: EditionStore): boolean {
  return store.getState().currentUser !== null;
}

function codeOf(error: unknown): number | null {
  return isApiError(error) ? error.code : null;
}
