import { adoptLastChapters } from '#storage/last-chapters.ts';
import { adoptPositions } from '#storage/reading-positions.ts';

/**
 * Who signs in on the page where they have read as a visitor goes on where they were. What was read
 * on this device before may have been anybody's, and stays a visitor's.
 */
export function adoptVisit(reader: string): void {
  const since = performance.timeOrigin;
  adoptPositions(reader, since);
  adoptLastChapters(reader, since);
}
