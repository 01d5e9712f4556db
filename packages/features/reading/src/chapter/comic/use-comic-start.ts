import type { PlaceOwner } from '@hanji/domain/reading/memory/kept-positions.ts';
import { useState } from 'react';
import type { ChapterViewerProps } from '#chapter/chapter-viewer-props.ts';
import { useTellOnce } from '#chapter/events/use-tell-once.ts';
import { comicStart, type ComicStart } from './comic-start.ts';

/** Where the chapter opens, found once; from here on its place is the reader's. */
export function useComicStart(
  owner: PlaceOwner,
  {
    address,
    view,
    coming,
    onBegun,
  }: Pick<ChapterViewerProps, 'address' | 'view' | 'coming' | 'onBegun'>,
): ComicStart {
  const [start] = useState(() => comicStart(owner, { address, view, arrival: coming.arrival }));
  useTellOnce(true, onBegun);
  return start;
}
