import {
  readingPositionsKey,
  readKeptPositions,
  writeKeptPosition,
} from '@hanji/domain/reading/memory/kept-positions.ts';
import { recall } from '@hanji/domain/reading/memory/recent-entries.ts';
import type {
  KeptComicPosition,
  KeptNovelPosition,
} from '@hanji/domain/reading/position/reading-position.ts';
import { localSiteStorage } from '@hanji/edition/storage/site-storage.ts';

type KeptPosition = KeptComicPosition | KeptNovelPosition;

/** Where reading stopped in a chapter on this device; null where it never began. */
export function readPosition(chapterId: number): KeptPosition | null {
  return recall(readKeptPositions(localSiteStorage.getItem(readingPositionsKey)), chapterId);
}

/** Remembers it on this device. */
export function writePosition(chapterId: number, position: KeptPosition): void {
  const positions = readKeptPositions(localSiteStorage.getItem(readingPositionsKey));
  localSiteStorage.setItem(readingPositionsKey, writeKeptPosition(positions, chapterId, position));
}
