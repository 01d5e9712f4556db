import type { ContentType } from '@hanji/contract/vocabulary.ts';
import type { ReadingEventKind } from '#reading/reading-event.ts';
import { isId, isStoredText, membersOf, parseStored } from '#reading/memory/stored-json.ts';
import { type KeptPosition, readKeptPosition } from '#reading/position/reading-position.ts';
import { longestWaitMs } from '#reading/position/reading-progress.ts';

/** Where a device keeps what the service has not confirmed yet of what was read. */
export const readingOutboxKey = 'hanji.readingOutbox';

const version = 1;

const contentTypes = [
  'comic',
  'magazine_comic',
  'novel',
  'magazine_novel',
] as const satisfies readonly ContentType[];

/** More than anybody reads between two connections; the oldest beyond them are let go. */
const most = 200;

type Waiting = {
  /** Drawn once: told twice by the same key, it counts once. */
  readonly key: string;
  /** Whose it is, by user id; null of a visitor. It is told as theirs or not at all. */
  readonly reader: string | null;
  readonly chapterId: number;
  readonly contentId: number;
  /** When it was, in milliseconds since 1970 by the device's clock. */
  readonly at: number;
  /** Since when `at` cannot be right by that clock, which itself may be wrong; absent where it can. */
  readonly doubtedSince?: number;
};

/** A chapter was opened, or its end was on screen. */
export type WaitingEvent = Waiting & {
  readonly kind: ReadingEventKind;
  readonly contentType: ContentType;
};

/** Where a member has come to in a chapter. */
export type WaitingPlace = Waiting & {
  readonly share: number;
  readonly position: KeptPosition;
  readonly contentVersion: string;
};

export type Outbox = {
  readonly events: readonly WaitingEvent[];
  readonly places: readonly WaitingPlace[];
};

/**
 * Out of stored text; what cannot be read is left out. A clock that was set may make anything too old
 * or yet to come: only what has been so for as long as anything waits is let go.
 */
export function readOutbox(text: string | null, now: number): Outbox {
  const stored = membersOf(parseStored(text));
  if (stored['version'] !== version) return { events: [], places: [] };
  return {
    events: listOf(stored['events'])
      .flatMap(readEvent)
      .flatMap((event) => stillWaiting(event, now)),
    places: listOf(stored['places'])
      .flatMap(readPlace)
      .flatMap((place) => stillWaiting(place, now)),
  };
}

function stillWaiting<Kind extends Waiting>({ doubtedSince, ...entry }: Kind, now: number) {
  const waited = now - entry.at;
  if (waited >= 0 && waited <= longestWaitMs) return [entry];
  const since = Math.min(doubtedSince ?? now, now);
  return now - since > longestWaitMs ? [] : [{ ...entry, doubtedSince: since }];
}

/** As text to store; null where nothing waits. */
export function writeOutbox({ events, places }: Outbox): string | null {
  if (events.length + places.length === 0) return null;
  return JSON.stringify({ version, events, places });
}

/** With one event more; one of the same key is there already. */
export function withEvent(outbox: Outbox, event: WaitingEvent): Outbox {
  const others = outbox.events.filter(({ key }) => key !== event.key);
  return { ...outbox, events: [...others, event].slice(-most) };
}

/**
 * With one place more: of a chapter the last one waits and the furthest, no others. What lies ahead of
 * the clock, in milliseconds since 1970, was reached before it was set, and so before this one.
 */
export function withPlace(outbox: Outbox, place: WaitingPlace, now: number): Outbox {
  const isOfIt = ({ reader, chapterId }: WaitingPlace): boolean =>
    reader === place.reader && chapterId === place.chapterId;
  const before = outbox.places
    .filter(isOfIt)
    .map((one) => (one.at > now ? { ...one, at: Math.min(place.at, now) - 1 } : one));
  const own = [...before, place];
  const last = own.reduce((one, other) => (other.at >= one.at ? other : one));
  const furthest = own.reduce((one, other) => (other.share >= one.share ? other : one));
  const others = outbox.places.filter((other) => !isOfIt(other));
  return { ...outbox, places: [...others, ...new Set([furthest, last])].slice(-most) };
}

/** Without what the service has answered for. */
export function without({ events, places }: Outbox, keys: ReadonlySet<string>): Outbox {
  const waits = ({ key }: Waiting): boolean => !keys.has(key);
  return { events: events.filter(waits), places: places.filter(waits) };
}

/** Waits before the next try after failed ones, in milliseconds; the last one again and again. */
const waits = [5000, 30_000, 120_000, 600_000] as const;

export function waitAfter(failures: number, retryAfterS = 0): number {
  const wait = waits[Math.min(failures, waits.length) - 1] ?? 0;
  return Math.max(wait, retryAfterS * 1000);
}

function listOf(stored: unknown): readonly unknown[] {
  return Array.isArray(stored) ? stored : [];
}

function readWaiting(stored: Readonly<Record<string, unknown>>): Waiting | null {
  const { key, reader, chapterId, contentId, at, doubtedSince } = stored;
  if (!isStoredText(key) || !(reader === null || isStoredText(reader))) return null;
  if (!isId(chapterId) || !isId(contentId) || !Number.isSafeInteger(at)) return null;
  const waiting = { key, reader, chapterId, contentId, at: Number(at) };
  if (!Number.isSafeInteger(doubtedSince)) return waiting;
  return { ...waiting, doubtedSince: Number(doubtedSince) };
}

function readEvent(stored: unknown): WaitingEvent[] {
  const members = membersOf(stored);
  const waiting = readWaiting(members);
  const contentType = contentTypes.find((known) => known === members['contentType']);
  const kind = members['kind'] === 'finished' ? 'finished' : 'read';
  return waiting && contentType ? [{ ...waiting, contentType, kind }] : [];
}

function readPlace(stored: unknown): WaitingPlace[] {
  const { share, position, contentVersion, ...members } = membersOf(stored);
  const waiting = readWaiting(members);
  const kept = readKeptPosition(position);
  if (!waiting || !kept || typeof share !== 'number' || !(share >= 0 && share <= 1)) return [];
  return isStoredText(contentVersion)
    ? [{ ...waiting, share, position: kept, contentVersion }]
    : [];
}
