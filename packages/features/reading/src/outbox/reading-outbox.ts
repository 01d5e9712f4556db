import {
  waitAfter,
  type WaitingEvent,
  type WaitingPlace,
  withEvent,
  withPlace,
} from '@hanji/domain/reading/memory/outbox.ts';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { whenIdle } from '#shared/when-idle.ts';
import { drawnName } from '@hanji/edition/storage/drawn-name.ts';
import type { sendRound as sendsRound } from './send-outbox.ts';
import { changeStoredOutbox, readStoredOutbox } from './stored-outbox.ts';

type Own = 'key' | 'at';

/** What was read is kept first and told then: neither a reload nor a tunnel loses it. */
export type ReadingOutbox = {
  /** `key` of an event that happens once in a visit, however often it is put in. */
  readonly putEvent: (event: Omit<WaitingEvent, Own> & { readonly key: string }) => void;
  readonly putPlace: (place: Omit<WaitingPlace, Exclude<Own, 'at'>>) => void;
  /** Tells at once what waits: the line is back, or the page closes. */
  readonly send: () => void;
};

type SendRound = typeof sendsRound;

/** Comes with the first that is told: what is put in needs none of it. Null where it has not come. */
async function loadSending(): Promise<SendRound | null> {
  return import('./send-outbox.ts').then(
    (code) => code.sendRound,
    () => null,
  );
}

function nothingWaits(): boolean {
  const { events, places } = readStoredOutbox();
  return events.length + places.length === 0;
}

const outboxes = new WeakMap<EditionStore, ReadingOutbox>();

/** The outbox of a page. */
export function outboxOf(store: EditionStore): ReadingOutbox {
  const outbox = outboxes.get(store) ?? createOutbox(store);
  outboxes.set(store, outbox);
  return outbox;
}

function createOutbox(store: EditionStore): ReadingOutbox {
  let sending = false;
  let more = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sendRound: SendRound | null = null;

  function sendLater(retryAfterS: number | undefined): void {
    failures += 1;
    timer = setTimeout(() => void send(), waitAfter(failures, retryAfterS));
  }

  async function send(): Promise<void> {
    more = sending;
    if (sending || nothingWaits()) return;
    sending = true;
    clearTimeout(timer);
    try {
      // A page that closes waits for nothing that is here.
      sendRound ??= await loadSending();
      if (!sendRound) return sendLater(undefined);
      let round = await sendRound(store);
      while (round !== null && round.refusal === null) {
        failures = 0;
        round = await sendRound(store);
      }
      if (round?.refusal) sendLater(round.refusal.retryAfterS);
    } finally {
      sending = false;
    }
    if (more) void send();
  }

  return {
    putEvent: (event) => {
      const own = { ...event, at: Date.now() };
      changeStoredOutbox((outbox) => withEvent(outbox, own));
      // Pictures that a reader waits for come first.
      whenIdle(() => void send());
    },
    putPlace: (place) => {
      const own = { ...place, key: drawnName() };
      changeStoredOutbox((outbox) => withPlace(outbox, own, Date.now()));
      whenIdle(() => void send());
    },
    send: () => void send(),
  };
}
