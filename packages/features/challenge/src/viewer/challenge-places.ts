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
import { samePlace } from '@hanji/domain/reading/position/place-offer.ts';
import { keptChallenge } from './kept-chapters.ts';

const key = keptChallenge.places;

function kept() {
  return readKeptPositions(localSiteStorage.getItem(key));
}

/** Remembers on this device where somebody is in a chapter. */
export function writePlace(owner: PlaceOwner, position: KeptComicPosition): void {
  localSiteStorage.setItem(key, writeKeptPosition(kept(), owner, position, Date.now()));
}

/** Where this device keeps that somebody is in a chapter; undefined where they never began. */
export function placeHere(
  { chapterId, images, contentVersion }: ChallengeChapterDetail,
  reader: string | null,
): ComicPosition | undefined {
  const last = recall(kept(), chapterId, reader)?.last;
  return last && 'imageId' in last ? resolveComicPosition(last, images, contentVersion) : undefined;
}

/** Where the account knows its member to be in a chapter. */
export type AccountPlace = {
  readonly position: ComicPosition;
  /** Share of the chapter that lies before it, 0 to 1. */
  readonly share: number;
  /** ISO 8601, by the service's clock. */
  readonly at: string;
};

/** The place that the account knows, beyond the chapter's beginning; null where it knows none. */
export function placeOfAccount(chapter: ChallengeChapterDetail): AccountPlace | null {
  const { chapterId, images, contentVersion, activity } = chapter;
  const { lastReadChapterId, lastReadChapterLocator: there, lastReadAt: at } = activity;
  if (lastReadChapterId !== chapterId || !there || at === null || there.share < samePlace) {
    return null;
  }
  const { imageId, fraction, share } = there;
  // The service knows no version: where the image is gone, the share decides.
  const place = { imageId, fraction, chapterShare: share, contentVersion };
  const position = resolveComicPosition(place, images, contentVersion);
  return position ? { position, share, at } : null;
}
