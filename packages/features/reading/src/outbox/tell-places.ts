import { readingEventsApi } from './reading-events-api.ts';
import { isApiError, type ApiError } from '@hanji/api-client/request/api-error.ts';
import type { ReportedPlace } from '@hanji/contract/calls/reading.ts';
import type { WaitingPlace } from '@hanji/domain/reading/memory/outbox.ts';
import { mayBeOfOne, mayBeTakenLater } from '@hanji/domain/reading/memory/telling.ts';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { deviceName } from './device-name.ts';
import { takeOut } from './stored-outbox.ts';
import { agoOf, whose } from './report-facts.ts';

/** Refused so often in vain, the service is at fault and no single place. */
const mostInVain = 8;

type Tally = {
  taken: number;
  refused: number;
  /** Refused one by one, and why they may be taken later. */
  readonly suspects: string[];
  suspicion: ApiError | null;
  refusal: ApiError | null;
};

const { keepPlaces } = readingEventsApi.endpoints;

/**
 * Tells of places, of one reader, together; in halves where one among them may be what is refused. One
 * that the service cannot take is let go and keeps no other. Gives what may be taken later.
 */
export async function tellPlaces(
  store: EditionStore,
  places: readonly WaitingPlace[],
): Promise<ApiError | null> {
  const tally: Tally = { taken: 0, refused: 0, suspects: [], suspicion: null, refusal: null };
  await tellParted(store, places, tally);
  if (tally.taken === 0) return tally.refusal ?? tally.suspicion;
  takeOut(tally.suspects);
  return tally.refusal;
}

async function tellParted(
  store: EditionStore,
  places: readonly WaitingPlace[],
  tally: Tally,
): Promise<void> {
  const keys = places.map(({ key }) => key);
  const reader = places[0]?.reader ?? null;
  const refusal = await tellTogether(store, reader, places);
  if (refusal === null) {
    tally.taken += 1;
    return takeOut(keys);
  }
  tally.refused += 1;
  const mayBeOne = mayBeOfOne(refusal.code);
  if (mayBeOne && places.length > 1 && (tally.taken > 0 || tally.refused < mostInVain)) {
    const middle = Math.ceil(places.length / 2);
    await tellParted(store, places.slice(0, middle), tally);
    return tellParted(store, places.slice(middle), tally);
  }
  if (!mayBeTakenLater(refusal.code, reader) && !(mayBeOne && places.length > 1)) {
    return takeOut(keys);
  }
  if (mayBeOne && places.length === 1) {
    tally.suspects.push(...keys);
    tally.suspicion = refusal;
  } else tally.refusal = refusal;
}

async function tellTogether(
  store: EditionStore,
  reader: string | null,
  places: readonly WaitingPlace[],
): Promise<ApiError | null> {
  const now = Date.now();
  const reported = places.map((place) => reportedPlace(place, now));
  const body = { device: deviceName(), ...whose(reader), places: reported };
  const { error } = await store.dispatch(keepPlaces.initiate({ body }, { track: false }));
  return isApiError(error) ? error : null;
}

function reportedPlace(place: WaitingPlace, now: number): ReportedPlace {
  const { contentId, chapterId, contentVersion, share, position } = place;
  const where =
    'imageId' in position
      ? { imageId: position.imageId, fraction: position.fraction }
      : { cfi: position.cfi, percent: position.percent, quote: position.quote };
  return { contentId, chapterId, contentVersion, share, position: where, ago: agoOf(place, now) };
}
