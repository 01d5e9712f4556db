import {
  waitAfter,
  type WaitingEvent,
  type WaitingPlace,
  withEvent,
  withPlace,
} from '@hanji/domain/reading/memory/outbox.ts';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { drawnName } from './drawn-name.ts';
import { sendRound } from './send-outbox.ts';
import { changeStoredOutbox } from './stored-outbox.ts';

type Own = 'key' | 'reader' | 'at';

/** What was read is kept first and told then: neither a reload nor a tunnel loses it. */
export type ReadingOutbox = {
  /** `key` of an event that happens once in a visit, however often it is put in. */
  readonly putEvent: (event: Omit<WaitingEvent, Own> & { readonly key: string }) => void;
  readonly putPlace: (place: Omit<WaitingPlace, Exclude<Own, 'at'>>) => void;
  /** Tells at once what waits: the line is back, or the page closes. */
  readonly send: () => void;
};

const outboxes = new WeakMap<EditionStore, ReadingOutbox>();

/** The outbox of a page. */
export function outboxOf(store: EditionStore): ReadingOutbox {
  const outbox = outboxes.get(store) ?? createOutbox(store);
  outboxes.set(store, outbox);
  return outbox;
}

/** A moment in which the page does nothing else; pictures that a reader waits for come first. */
function whenIdle(send: () => void): void {
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(send, { timeout: 3000 });
  } else setTimeout(send, 1000);
}

function createOutbox(store: EditionStore): ReadingOutbox {
  let sending = false;
  let more = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function send(): Promise<void> {
    more = sending;
    if (sending) return;
    sending = true;
    clearTimeout(timer);
    try {
      let round = await sendRound(store);
      while (round !== null && round.refusal === null) {
        failures = 0;
        round = await sendRound(store);
      }
      if (round?.refusal) {
        failures += 1;
        timer = setTimeout(() => void send(), waitAfter(failures, round.refusal.retryAfterS));
      }
    } finally {
      sending = false;
    }
    if (more) void send();
  }

  const reader = (): string | null => store.getState().currentUser?.userId ?? null;
  return {
    putEvent: (event) => {
      const own = { ...event, reader: reader(), at: Date.now() };
      changeStoredOutbox((outbox) => withEvent(outbox, own));
      whenIdle(() => void send());
    },
    putPlace: (place) => {
      const own = { ...place, key: drawnName(), reader: reader() };
      changeStoredOutbox((outbox) => withPlace(outbox, own));
      whenIdle(() => void send());
    },
    send: () => void send(),
  };
}
