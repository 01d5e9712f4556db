import type { WrittenComment } from '@hanji/contract/calls/comment.ts';
import { recall } from '@hanji/domain/reading/memory/recent-entries.ts';
import { shareOf, type KeptPosition } from '@hanji/domain/reading/position/reading-position.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import { useKeptPositions } from '#acts/use-kept-positions.ts';

/** The fields of a comment that say where it was written. */
export type WrittenPlace = Omit<WrittenComment, 'comment' | 'key'> & {
  readonly placeShare: number;
};

/** Where this browser's reader is in a chapter, to be said with a comment; null where they never were. */
export function usePlaceHere(chapterId: number): WrittenPlace | null {
  const reader = useCurrentUser()?.userId ?? null;
  const found = recall(useKeptPositions(), chapterId, reader);
  return found && writtenPlace(found.last);
}

function writtenPlace(position: KeptPosition): WrittenPlace | null {
  const placeShare = shareOf(position);
  const { contentVersion: placeVersion } = position;
  if (placeShare === null || placeVersion === null) return null;
  const share = { placeVersion, placeShare };
  if ('imageId' in position) {
    return { ...share, placeImage: position.imageId, placeFraction: position.fraction };
  }
  return position.cfi === '' ? share : { ...share, placeCfi: position.cfi };
}
