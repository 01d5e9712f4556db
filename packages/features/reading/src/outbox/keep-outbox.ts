import type { EditionStore } from '@hanji/edition/session/store.ts';
import { adoptVisit } from './adopt-visit.ts';
import { outboxOf } from './reading-outbox.ts';

/**
 * Tells what a page before has left: at the start, when the line is back, when the tab comes to the
 * front, when it goes and when somebody else reads, who keeps what they read as a visitor. Gives what ends it.
 */
export function keepOutbox(store: EditionStore): () => void {
  const { send } = outboxOf(store);
  const over = new AbortController();
  const { signal } = over;
  window.addEventListener('online', send, { signal });
  window.addEventListener('pagehide', send, { signal });
  document.addEventListener('visibilitychange', send, { signal });
  let user = store.getState().currentUser?.userId;
  let onlyVisited = user === undefined;
  const stop = store.subscribe(() => {
    const now = store.getState().currentUser?.userId;
    if (now === user) return;
    user = now;
    // After a sign-out on this page the visitor may be somebody else.
    if (onlyVisited && now !== undefined) adoptVisit(now);
    onlyVisited = false;
    send();
  });
  send();
  return () => {
    over.abort();
    stop();
  };
}
