import type { RecentEntries } from '#reading/memory/recent-entries.ts';
import { adopt, readEntries, recall, remember } from '#reading/memory/recent-entries.ts';
import { membersOf } from '#reading/memory/stored-json.ts';
import {
  type KeptPosition,
  readKeptPosition,
  shareOf,
} from '#reading/position/reading-position.ts';

/** Where a device keeps how far each chapter was read. */
export const readingPositionsKey = 'hanji.readingPositions';

/** Enough for the titles that somebody reads at the same time. */
const kept = 100;
const version = 2;
const name = 'positions';

/** Where reading stopped in a chapter, and the furthest that it came: two values. */
export type KeptPlace = {
  readonly last: KeptPosition;
  readonly furthest: KeptPosition;
  /** When each was reached, in milliseconds since 1970 by the device's clock. */
  readonly at: number;
  readonly furthestAt: number;
};

/** Places by reader and chapter id, newest first. */
export type KeptPositions = RecentEntries<KeptPlace>;

/** Out of stored text; what cannot be read is left out. Once there was the last position alone. */
export function readKeptPositions(text: string | null): KeptPositions {
  const places = readEntries(text, { version, name }, readKeptPlace);
  if (places.length > 0) return places;
  return readEntries(text, { version: 1, name }, (stored) => placeOf(readKeptPosition(stored), 0));
}

/** Whose place it is, by user id and null of a visitor, and in which chapter. */
export type PlaceOwner = { readonly reader: string | null; readonly chapterId: number };

/** As text to store, with one more; the oldest of over 100 chapters are forgotten. */
export function writeKeptPosition(
  positions: KeptPositions,
  { reader, chapterId }: PlaceOwner,
  position: KeptPosition,
  at: number,
): string {
  const before = recall(positions, chapterId, reader);
  const place = { last: position, at, ...furthestOf(before, position, at) };
  return writePositions(remember(positions, chapterId, place, kept, reader));
}

/** As text to store: what a visitor reached since that moment is the member's who signed in then. */
export function writeAdoptedPositions(
  positions: KeptPositions,
  reader: string,
  since: number,
): string {
  return writePositions(adopt(positions, reader, ({ at }) => at >= since));
}

function writePositions(positions: KeptPositions): string {
  return JSON.stringify({ version, positions });
}

function furthestOf(
  before: KeptPlace | null,
  position: KeptPosition,
  at: number,
): Pick<KeptPlace, 'furthest' | 'furthestAt'> {
  if (before && (shareOf(position) ?? 0) < (shareOf(before.furthest) ?? 0)) {
    // Before this one, whatever a clock said that was ahead.
    return { furthest: before.furthest, furthestAt: Math.min(before.furthestAt, at - 1) };
  }
  return { furthest: position, furthestAt: at };
}

function placeOf(position: KeptPosition | null, at: number): KeptPlace | null {
  return position && { last: position, furthest: position, at, furthestAt: at };
}

function readKeptPlace(stored: unknown): KeptPlace | null {
  const { last, furthest, at, furthestAt } = membersOf(stored);
  const place = placeOf(readKeptPosition(last), timeOf(at));
  const further = readKeptPosition(furthest);
  return place && further ? { ...place, furthest: further, furthestAt: timeOf(furthestAt) } : place;
}

function timeOf(stored: unknown): number {
  return Number.isFinite(stored) ? Number(stored) : 0;
}
