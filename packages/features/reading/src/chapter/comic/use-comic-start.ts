import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import { countsAsReading } from '@hanji/domain/reading/reading-event.ts';
import {
  isAtEnd,
  isBeyondImages,
  resolveComicPosition,
} from '@hanji/domain/reading/position/keep-position.ts';
import type { PlaceOwner } from '@hanji/domain/reading/memory/kept-positions.ts';
import type { ComicPosition } from '@hanji/domain/reading/position/reading-position.ts';
import { useState } from 'react';
import type { ChapterViewerProps } from '#chapter/chapter-viewer-props.ts';
import { useTellOnce } from '#chapter/events/use-tell-once.ts';
import { reckonedImages } from './reckoned-images.ts';
import { readPlace } from '#storage/reading-positions.ts';

export type ComicStart = {
  readonly position: ComicPosition | undefined;
  readonly opensAtEnd: boolean;
};

/**
 * Where a comic chapter opens: at the place that is kept; at its last screen for who came up into it
 * out of the next chapter, and a preview for who was further on in the chapter; at its beginning for who
 * read on into it and had read it to the end.
 */
export function useComicStart(
  owner: PlaceOwner,
  {
    address,
    view,
    coming,
    onBegun,
  }: Pick<ChapterViewerProps, 'address' | 'view' | 'coming' | 'onBegun'>,
): ComicStart {
  const [start] = useState(() => {
    const by = coming.arrival?.by;
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
  });
  useTellOnce(true, onBegun);
  return start;
}

function endsHere(position: ComicPosition, view: ChapterView): boolean {
  const { innerWidth, innerHeight } = window;
  const screen = view.content.sideways
    ? { width: innerHeight, height: innerWidth }
    : { width: innerWidth, height: innerHeight };
  return isAtEnd(position, reckonedImages(view), screen);
}
