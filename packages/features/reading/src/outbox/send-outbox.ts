import { readingEventsApi } from './reading-events-api.ts';
import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import { isApiError } from '@hanji/api-client/request/api-error.ts';
import type { Outbox, WaitingEvent } from '@hanji/domain/reading/memory/outbox.ts';
import { mayBeTakenLater, ofReader } from '@hanji/domain/reading/memory/telling.ts';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { deviceName } from './device-name.ts';
import { readStoredOutbox, takeOut } from './stored-outbox.ts';
import { agoOf, whose } from './report-facts.ts';
import { tellPlaces } from './tell-places.ts';

/** What is sent at once: a page that closes sends it all, and nobody's line is full of it. */
const mostEvents = 6;
const mostPlaces = 20;

/** What became of one round: null where nothing waits any more for this reader. */
type Round = { readonly refusal: ApiError | null } | null;

const { readChapter, finishChapter } = readingEventsApi.endpoints;
const untracked = { track: false } as const;

/**
 * Tells the service the next of what waits for who reads now. What it has answered for, and what it
 * will never take, waits no longer; gives the refusal of what it may take later.
 */
export async function sendRound(store: EditionStore): Promise<Round> {
  const user = store.getState().currentUser?.userId ?? null;
  const { events, places } = ofReader(readStoredOutbox(), user);
  const round: Outbox = {
    events: events.slice(0, mostEvents),
    places: places.slice(0, mostPlaces),
  };
  if (round.events.length + round.places.length === 0) return null;
  const sent = round.events.map((event) => tell(store, event));
  const kept = round.places.length > 0 ? [tellPlaces(store, round.places)] : [];
  const failures = (await Promise.all([...sent, ...kept])).filter(isApiError);
  const refusal = failures.find(({ code }) => mayBeTakenLater(code, user)) ?? null;
  return { refusal };
}

async function tell(store: EditionStore, event: WaitingEvent): Promise<ApiError | null> {
  const { contentType, contentId, chapterId, key, reader } = event;
  const params = { contentType, contentId, chapterId };
  const query = { key, ago: agoOf(event, Date.now()), device: deviceName(), ...whose(reader) };
  const endpoint = event.kind === 'read' ? readChapter : finishChapter;
  const { error } = await store.dispatch(endpoint.initiate({ params, query }, untracked));
  const refusal = isApiError(error) ? error : null;
  if (refusal === null || !mayBeTakenLater(refusal.code, reader)) takeOut([key]);
  return refusal;
}
