import type { ChallengeChapterDetail } from '@hanji/contract/entities/challenge.ts';
import {
  readKeptPositions,
  writeKeptPosition,
  type PlaceOwner,
} from '@hanji/domain/reading/memory/kept-positions.ts';
import { recall } from '@hanji/domain/reading/memory/recent-entries.ts';
import { resolveComicPosition } from '@hanji/domain/reading/position/keep-position.ts';
import type {
  ComicPosition,
  KeptComicPosition,
} from '@hanji/domain/reading/position/reading-position.ts';
import { localSiteStorage } from '@hanji/edition/storage/site-storage.ts';

/** Chapters of the area have ids of their own, and so a memory of their own on the device. */
const key = 'hanji.challengePositions';

function kept() {
  return readKeptPositions(localSiteStorage.getItem(key));
}

/** Remembers on this device where somebody is in a chapter. */
export function writePlace(owner: PlaceOwner, position: KeptComicPosition): void {
  localSiteStorage.setItem(key, writeKeptPosition(kept(), owner, position, Date.now()));
}

/** Where a chapter opens: as this device knows, else as the account does; undefined at its beginning. */
export function startOf(
  chapter: ChallengeChapterDetail,
  reader: string | null,
): ComicPosition | undefined {
  const { chapterId, images, contentVersion } = chapter;
  const here = recall(kept(), chapterId, reader)?.last;
  if (here && 'imageId' in here) return resolveComicPosition(here, images, contentVersion);
  const { lastReadChapterId, lastReadChapterLocator: there } = chapter.activity;
  if (lastReadChapterId !== chapterId || !there) return undefined;
  const { imageId, fraction, share: chapterShare } = there;
  // The service knows no version: where the image is gone, the share decides.
  const place = { imageId, fraction, chapterShare, contentVersion };
  return resolveComicPosition(place, images, contentVersion);
}
