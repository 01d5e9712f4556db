import { readingEventsApi } from './reading-events-api.ts';
import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import { isApiError } from '@hanji/api-client/request/api-error.ts';
import type { ToldPlace } from '@hanji/contract/calls/reading.ts';
import {
  mayBeTakenLater,
  ofReader,
  type Outbox,
  type WaitingEvent,
  type WaitingPlace,
  without,
} from '@hanji/domain/reading/memory/outbox.ts';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { deviceName } from './device-name.ts';
import { changeStoredOutbox, readStoredOutbox } from './stored-outbox.ts';

/** What is sent at once: a page that closes sends it all, and nobody's line is full of it. */
const mostEvents = 6;
const mostPlaces = 20;

/** What became of one round: null where nothing waits any more for this reader. */
type Round = { readonly refusal: ApiError | null } | null;

const { readChapter, finishChapter, keepPlaces } = readingEventsApi.endpoints;
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
  const told = round.events.map((event) => tell(store, event));
  const kept = round.places.length > 0 ? [keep(store, round.places)] : [];
  const failures = (await Promise.all([...told, ...kept])).filter(isApiError);
  const refusal = failures.find(({ code }) => mayBeTakenLater(code, user)) ?? null;
  return { refusal };
}

/** Takes out what was answered for; gives what it was refused with. */
function settled(keys: readonly string[], user: string | null, error: unknown): ApiError | null {
  const refusal = isApiError(error) ? error : null;
  if (refusal === null || !mayBeTakenLater(refusal.code, user)) {
    changeStoredOutbox((outbox) => without(outbox, new Set(keys)));
  }
  return refusal;
}

async function tell(store: EditionStore, event: WaitingEvent): Promise<ApiError | null> {
  const { contentType, contentId, chapterId, key, reader } = event;
  const params = { contentType, contentId, chapterId };
  const query = { key, ago: agoOf(event, Date.now()), device: deviceName() };
  const endpoint = event.kind === 'read' ? readChapter : finishChapter;
  const { error } = await store.dispatch(endpoint.initiate({ params, query }, untracked));
  return settled([key], reader, error);
}

async function keep(
  store: EditionStore,
  places: readonly WaitingPlace[],
): Promise<ApiError | null> {
  const now = Date.now();
  const body = { device: deviceName(), places: places.map((place) => toldPlace(place, now)) };
  const { error } = await store.dispatch(keepPlaces.initiate({ body }, untracked));
  return settled(
    places.map(({ key }) => key),
    places[0]?.reader ?? null,
    error,
  );
}

function toldPlace(place: WaitingPlace, now: number): ToldPlace {
  const { contentId, chapterId, contentVersion, share, position } = place;
  const where =
    'imageId' in position
      ? { imageId: position.imageId, fraction: position.fraction }
      : { cfi: position.cfi, percent: position.percent };
  return { contentId, chapterId, contentVersion, share, position: where, ago: agoOf(place, now) };
}

/** A clock that was set back since would say that it is to come. */
function agoOf({ at }: { readonly at: number }, now: number): number {
  return Math.max(0, now - at);
}
