import { matureApi } from '@hanji/api-client/endpoints/mature.ts';
import { memberApi } from '@hanji/api-client/endpoints/member.ts';
import { acceptMatureOfAccount } from '@hanji/domain/access/mature.ts';
import { storedUserText } from '@hanji/domain/account/stored-user.ts';
import type { Capabilities } from '#edition.ts';
import { setAdultVerification } from '#mature/adult-verification.ts';
import { isMatureUnsaid, takeAcceptMature } from '#mature/accept-mature.ts';
import { userOfProfile } from './profile-user.ts';
import { signedIn } from './current-user.ts';
import { keepCoinsInStep } from './coins-in-step.ts';
import { endSession } from './end-session.ts';
import type { EditionStore } from './store.ts';
import type { LoadKeeper } from './keeper.ts';
import { keepTabsInStep } from './tabs-in-step.ts';
import { leaveUnagreed, type Arrivals } from './web-view.ts';

type KeptSession = {
  readonly store: EditionStore;
  readonly router: Arrivals & {
    /** Leads away from a page that this reader has no longer, or needs no longer. */
    readonly recheck: () => void;
  };
  /** Whether the edition asks an account what titles it accepts, and how it says so. */
  readonly supports: Pick<Capabilities, 'guest' | 'reading' | 'mature'>;
  /** Whether the service knows a session, even where this browser remembers nobody. */
  readonly resumed: boolean;
  /** Whether the page stands in one of the product's own apps. */
  readonly webView: boolean;
  readonly keepers: readonly LoadKeeper[];
};

/** A tab that comes back sooner than this asks nothing. */
export const refreshAfterMs = 30_000;

const { getMature } = matureApi.endpoints;
const anew = { forceRefetch: true, subscribe: false } as const;
const { getProfile, reportForegrounded } = memberApi.endpoints;
const selectProfile = getProfile.select();
const selectMature = getMature.select();

/**
 * Keeps what this browser knows of its reader true: the profile is read at the start and when the
 * tab comes back, the service hears of it (POST /app/foregrounded), and all tabs are in step, with
 * what the reader has as well. Gives what ends it.
 */
export function keepSession({
  store,
  router,
  supports,
  resumed,
  webView,
  keepers,
}: KeptSession): () => void {
  const leave = (): void => (webView ? void leaveUnagreed(store, router) : undefined);
  let refreshedAt = 0;
  const refresh = (): void => {
    const now = Date.now();
    if (document.hidden || now - refreshedAt < refreshAfterMs) return;
    if (store.getState().currentUser === null) return;
    refreshedAt = now;
    // Refused with 401 it ends the session, as every call does.
    void store.dispatch(getProfile.initiate(undefined, anew)).then(leave);
    void store.dispatch(reportForegrounded.initiate(undefined, { track: false }));
  };
  const follow = (): void => {
    takeProfile(store);
    if (supports.reading) followMature(store, supports.mature.switch);
  };
  const forget = [
    keepTabsInStep(store, router.recheck),
    store.subscribe(follow),
    router.subscribe(leave),
  ];
  document.addEventListener('visibilitychange', refresh);
  refresh();
  follow();
  const resuming = resumed && store.getState().currentUser === null;
  const known = resuming ? resume(store).then(leave) : Promise.resolve();
  if (supports.reading) forget.push(keepCoinsInStep(store));
  for (const load of keepers) forget.push(keepLate(load, known, (keep) => keep(store)));
  if (supports.guest) {
    const load = () => import('./guest/keep-guest.ts');
    forget.push(keepLate(load, known, ({ keepGuest }) => keepGuest(store)));
  }
  return () => {
    document.removeEventListener('visibilitychange', refresh);
    for (const stop of forget) stop();
  };
}

async function resume(store: EditionStore): Promise<void> {
  const { data } = await store.dispatch(getProfile.initiate(undefined, { subscribe: false }));
  if (data && !data.profile.guest) store.dispatch(signedIn(userOfProfile(data.profile)));
}

/** Once it is known who reads; where it is not wanted, its code never comes. */
function keepLate<Code>(
  load: () => Promise<Code>,
  known: Promise<void>,
  keep: (code: Code) => () => void,
): () => void {
  let stop: (() => void) | null = null;
  let left = false;
  const start = async (): Promise<void> => {
    // What does not come, comes with the next visit.
    const code = await load().catch(() => null);
    await known;
    if (code && !left) stop = keep(code);
  };
  void start();
  return () => {
    left = true;
    stop?.();
  };
}

/** Whoever asks for the profile, the frame shows what it says. */
function takeProfile(store: EditionStore): void {
  const state = store.getState();
  const { data } = selectProfile(state);
  if (!data || !state.currentUser) return;
  // The session of a member who is remembered here is over: it is a guest's by now.
  if (data.profile.guest) return endSession(store.dispatch);
  const user = userOfProfile(data.profile);
  if (storedUserText(user) !== storedUserText(state.currentUser)) store.dispatch(signedIn(user));
}

/** Asked once for each sign-in; pages that change it say so by its tag. */
function followMature(store: EditionStore, switchOffered: boolean): void {
  const state = store.getState();
  if (!state.currentUser) return;
  const { data, isUninitialized } = selectMature(state);
  if (isUninitialized) void store.dispatch(getMature.initiate());
  if (!data) return;
  setAdultVerification(data.adultVerification.status);
  if (isMatureUnsaid()) takeAcceptMature(acceptMatureOfAccount(data.acceptMature, switchOffered));
}
