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

/** Where somebody is in a chapter, as this device keeps it. */
type PlaceHere = {
  readonly position: ComicPosition;
  /** Share of the chapter that lies before it, 0 to 1; null where that is not known. */
  readonly share: number | null;
  /** When they came there, in milliseconds since 1970 by the device's clock. */
  readonly at: number;
};

/** Where this device keeps that somebody is in a chapter; undefined where they never began. */
export function placeHere(
  { chapterId, images, contentVersion }: ChallengeChapterDetail,
  reader: string | null,
): PlaceHere | undefined {
  const place = recall(kept(), chapterId, reader);
  if (!place || !('imageId' in place.last)) return undefined;
  const position = resolveComicPosition(place.last, images, contentVersion);
  return position && { position, share: place.last.chapterShare, at: place.at };
}

/** Where the account knows its member to be in a chapter. */
export type AccountPlace = {
  readonly position: ComicPosition;
  /** Share of the chapter that lies before it, 0 to 1. */
  readonly share: number;
  /** ISO 8601, by the service's clock. */
  readonly at: string;
};

/** A place is told so long after it was reached, and a clock may be somewhat off, in milliseconds. */
const toldLaterMs = 30_000;

/**
 * The place that the account knows beyond the chapter's beginning, where it was come to after the one
 * that this device keeps; null where it knows none.
 */
export function placeOfAccount(
  chapter: ChallengeChapterDetail,
  here: PlaceHere | undefined,
): AccountPlace | null {
  const { chapterId, images, contentVersion, activity } = chapter;
  const { lastReadChapterId, lastReadChapterLocator: there, lastReadAt: at } = activity;
  if (lastReadChapterId !== chapterId || !there || at === null) return null;
  const { imageId, fraction, share } = there;
  if (Math.abs(share - (here?.share ?? 0)) < samePlace) return null;
  if (here && Date.parse(at) < here.at + toldLaterMs) return null;
  // The service knows no version: where the image is gone, the share decides.
  const place = { imageId, fraction, chapterShare: share, contentVersion };
  const position = resolveComicPosition(place, images, contentVersion);
  return position ? { position, share, at } : null;
}
