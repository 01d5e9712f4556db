import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import { countsAsReading } from '@hanji/domain/reading/reading-event.ts';
import {
  isAtEnd,
  isBeyondImages,
  resolveComicPosition,
} from '@hanji/domain/reading/position/keep-position.ts';
import type { PlaceOwner } from '@hanji/domain/reading/memory/kept-positions.ts';
import type { ComicPosition } from '@hanji/domain/reading/position/reading-position.ts';
import type { Arrival } from '#opening/arrival.ts';
import type { ChapterAddress } from '#paths/paths.ts';
import { readPlace } from '#storage/reading-positions.ts';
import { reckonedImages, reckonedScreen } from './reckoned.ts';

export type ComicStart = {
  readonly position: ComicPosition | undefined;
  readonly opensAtEnd: boolean;
};

/**
 * Where a comic chapter opens: at the place that is kept; at its last screen for who came up into it
 * out of the next chapter, and a preview for who was further on in the chapter; at its beginning for who
 * read on into it and had read it to the end. `arrival` says how it is come to; null where not out of a
 * neighbour.
 */
export function comicStart(
  owner: PlaceOwner,
  address: ChapterAddress,
  view: ChapterView,
  arrival: Arrival | null,
): ComicStart {
  const by = arrival?.by;
  const images = reckonedImages(view);
  const kept = readPlace(owner)?.last;
  const isWhole = countsAsReading(address.chapterFileSalesType);
  const version = view.chapter.contentVersion;
  const place = kept && 'imageId' in kept ? kept : undefined;
  const isBeyond = !isWhole && place?.contentVersion === version && isBeyondImages(place, images);
  // What share of the chapter its preview shows is not known: the image decides.
  const known = place && (isWhole ? place : { ...place, chapterShare: null });
  const position = known && resolveComicPosition(known, images, version);
  const again = by === 'next' && position !== undefined && endsHere(position, view);
  return { position: again ? undefined : position, opensAtEnd: by === 'previous' || isBeyond };
}

function endsHere(position: ComicPosition, view: ChapterView): boolean {
  return isAtEnd(position, reckonedImages(view), reckonedScreen(view));
}
