import {
  readingPositionsKey,
  readKeptPositions,
  writeKeptPosition,
  type KeptPlace,
} from '@hanji/domain/reading/memory/kept-positions.ts';
import { recall } from '@hanji/domain/reading/memory/recent-entries.ts';
import type { KeptPosition } from '@hanji/domain/reading/position/reading-position.ts';
import { localSiteStorage } from '@hanji/edition/storage/site-storage.ts';

/** Where reading stopped in a chapter on this device; null where it never began. */
export function readPlace(chapterId: number): KeptPlace | null {
  return recall(readKeptPositions(localSiteStorage.getItem(readingPositionsKey)), chapterId);
}

/** Remembers where it is now. */
export function writePosition(chapterId: number, position: KeptPosition): void {
  const positions = readKeptPositions(localSiteStorage.getItem(readingPositionsKey));
  const text = writeKeptPosition(positions, chapterId, position, Date.now());
  localSiteStorage.setItem(readingPositionsKey, text);
}
