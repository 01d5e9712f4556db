import { api } from '@hanji/api-client/api.ts';
import { readStoredUser, storedUserText } from '@hanji/domain/account/stored-user.ts';
import { announceAcceptMature, hasAcceptedMature, onAcceptMature } from '#mature/accept-mature.ts';
import { currentUserKey, signedIn } from './current-user.ts';
import { endSession } from './end-session.ts';
import type { EditionStore } from './store.ts';

export const sessionChannelName = 'hanji.session';

/** What tabs tell each other: who is signed in now, or that the session accepted or withdrew. */
type TabMessage = { readonly user: string | null } | { readonly acceptMature: true };

/**
 * A sign-in, a sign-out and an acceptance hold in all tabs of the site: by a channel, and where a
 * browser has none by the events of its storage. Gives what ends it.
 */
export function keepTabsInStep(store: EditionStore, recheck: () => void): () => void {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(sessionChannelName) : null;
  let known = userText(store);
  let accepted = hasAcceptedMature();
  /** What came from another tab is not told again. */
  let taking = false;

  const tellTabs = (message: TabMessage): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is one origin's
    channel?.postMessage(message);
  };
  const take = (text: string | null): void => {
    if (text === known) return;
    const user = readStoredUser(text);
    const before = readStoredUser(known);
    known = text;
    if (user && user.userId !== before?.userId) store.dispatch(api.util.resetApiState());
    if (user) store.dispatch(signedIn(user));
    else if (before) endSession(store.dispatch);
    recheck();
  };
  const hear = (message: TabMessage): void => {
    taking = true;
    if ('acceptMature' in message) announceAcceptMature();
    else take(message.user);
    taking = false;
  };
  const hearChannel = ({ data }: MessageEvent<TabMessage>): void => hear(data);
  const hearStorage = ({ key, newValue }: StorageEvent): void => {
    // Null where all of the storage was cleared.
    if (key === currentUserKey || key === null) hear({ user: newValue });
  };
  const tell = (): void => {
    const text = userText(store);
    if (taking || text === known) return;
    known = text;
    tellTabs({ user: text });
  };

  channel?.addEventListener('message', hearChannel);
  addEventListener('storage', hearStorage);
  const stops = [
    store.subscribe(tell),
    onAcceptMature(() => {
      // It calls back whenever the tab comes to the front, too.
      const now = hasAcceptedMature();
      if (now === accepted) return;
      accepted = now;
      if (!taking) tellTabs({ acceptMature: true });
    }),
  ];
  return () => {
    channel?.close();
    removeEventListener('storage', hearStorage);
    for (const stop of stops) stop();
  };
}

function userText(store: EditionStore): string | null {
  const user = store.getState().currentUser;
  return user && storedUserText(user);
}
