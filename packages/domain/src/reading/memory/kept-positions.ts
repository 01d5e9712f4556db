import type { RecentEntries } from '#reading/memory/recent-entries.ts';
import { readEntries, remember } from '#reading/memory/recent-entries.ts';
import type { KeptComicPosition, KeptNovelPosition } from '#reading/position/reading-position.ts';
import { readComicPosition, readNovelPosition } from '#reading/position/reading-position.ts';

/** Where a device keeps how far each chapter was read. */
export const readingPositionsKey = 'hanji.readingPositions';

/** Enough for the titles that somebody reads at the same time. */
const kept = 100;
const version = 1;

/** Positions by chapter id, newest first. */
export type KeptPositions = RecentEntries<KeptComicPosition | KeptNovelPosition>;

/** Out of stored text; what cannot be read is left out. */
export function readKeptPositions(text: string | null): KeptPositions {
  return readEntries(
    text,
    { version, name: 'positions' },
    (stored) => readComicPosition(stored) ?? readNovelPosition(stored),
  );
}

/** As text to store, with one more; the oldest of over 100 chapters are forgotten. */
export function writeKeptPosition(
  positions: KeptPositions,
  chapterId: number,
  position: KeptComicPosition | KeptNovelPosition,
): string {
  return JSON.stringify({ version, positions: remember(positions, chapterId, position, kept) });
}
