import {
  readingPositionsKey,
  readKeptPositions,
  writeAdoptedPositions,
  writeKeptPosition,
  type KeptPlace,
  type PlaceOwner,
} from '@hanji/domain/reading/memory/kept-positions.ts';
import { recall } from '@hanji/domain/reading/memory/recent-entries.ts';
import type { KeptPosition } from '@hanji/domain/reading/position/reading-position.ts';
import { localSiteStorage } from '@hanji/edition/storage/site-storage.ts';

function readPositions() {
  return readKeptPositions(localSiteStorage.getItem(readingPositionsKey));
}

/** Where that reader stopped in a chapter on this device; null where they never began. */
export function readPlace({ chapterId, reader }: PlaceOwner): KeptPlace | null {
  return recall(readPositions(), chapterId, reader);
}

/** Remembers where they are now. */
export function writePosition(owner: PlaceOwner, position: KeptPosition): void {
  const text = writeKeptPosition(readPositions(), owner, position, Date.now());
  localSiteStorage.setItem(readingPositionsKey, text);
}

/** Gives a member what this visitor reached since that moment, in milliseconds since 1970. */
export function adoptPositions(reader: string, since: number): void {
  const text = writeAdoptedPositions(readPositions(), reader, since);
  localSiteStorage.setItem(readingPositionsKey, text);
}
