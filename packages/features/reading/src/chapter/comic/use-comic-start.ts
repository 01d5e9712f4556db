import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import { isAtEnd, resolveComicPosition } from '@hanji/domain/reading/position/keep-position.ts';
import type { ComicPosition } from '@hanji/domain/reading/position/reading-position.ts';
import { useEffect, useState } from 'react';
import { arrivalIn, forgetArrival } from '#chapter/continuing/arrival.ts';
import { readPlace } from '#chapter/storage/reading-positions.ts';

export type ComicStart = {
  readonly position: ComicPosition | undefined;
  readonly opensAtEnd: boolean;
};

/**
 * Where a comic chapter opens: at the place that is kept; at its last screen for who came up into it
 * out of the next chapter; at its beginning for who came down into it and had read it to the end.
 */
export function useComicStart(chapterId: number, { chapter }: ChapterView): ComicStart {
  const [start] = useState(() => {
    const by = arrivalIn(chapterId);
    const kept = readPlace(chapterId)?.last;
    const position =
      kept && 'imageId' in kept
        ? resolveComicPosition(kept, chapter.images, chapter.contentVersion)
        : undefined;
    const again = by === 'next' && position !== undefined && endsHere(position, chapter.images);
    return { position: again ? undefined : position, opensAtEnd: by === 'previous' };
  });
  useEffect(() => forgetArrival(chapterId), [chapterId]);
  return start;
}

function endsHere(position: ComicPosition, images: ChapterView['chapter']['images']): boolean {
  return isAtEnd(position, images, { width: window.innerWidth, height: window.innerHeight });
}
