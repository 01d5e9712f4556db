import type { ReadingPlace } from '@hanji/contract/entities/reading-place.ts';
import type { KeptPosition } from '@hanji/domain/reading/position/reading-position.ts';
import type { WorkKind } from '@hanji/domain/titles/work-kind.ts';

/** A place as a device keeps it; where only the share is known, that decides. */
export function offeredPosition(place: ReadingPlace, kind: WorkKind): KeptPosition {
  const { position, share, contentVersion } = place;
  if (kind === 'novel') {
    const letter = position && 'cfi' in position ? position : null;
    const cfi = letter?.cfi ?? '';
    return { cfi, percent: share * 100, quote: letter?.quote, contentVersion };
  }
  const image = position && 'imageId' in position ? position : { imageId: '-', fraction: 0 };
  return { ...image, chapterShare: share, contentVersion };
}
