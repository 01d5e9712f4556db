import type { Entry } from 'yauzl';
import { ImportError } from '../../import-error.ts';

/** Bytes of a local header before its name (APPNOTE 4.3.7). */
const headerLength = 30;

type Placed = Pick<Entry, 'relativeOffsetOfLocalHeader' | 'fileNameLength' | 'compressedSize'>;

/**
 * Refuses entries that share bytes: so that what all of them take together is never more than the
 * file holds, and the limits can go by that.
 */
export function refuseOverlaps(entries: readonly Placed[]): void {
  const ranges = entries
    .map(({ relativeOffsetOfLocalHeader: start, fileNameLength, compressedSize }) => ({
      start,
      end: start + headerLength + fileNameLength + compressedSize,
    }))
    .toSorted((a, b) => a.start - b.start);
  let reached = 0;
  for (const { start, end } of ranges) {
    if (start < reached) throw new ImportError('the archive has entries that overlap');
    reached = end;
  }
}
