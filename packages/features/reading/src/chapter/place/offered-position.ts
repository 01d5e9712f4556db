import type { ReadingPlace } from '@hanji/contract/entities/reading-place.ts';
import type { KeptPosition } from '@hanji/domain/reading/position/reading-position.ts';

/** A place as a device keeps it; where only the share is known, that decides. */
export function offeredPosition(place: ReadingPlace, isBook: boolean): KeptPosition {
  const { position, share, contentVersion } = place;
  if (isBook) {
    const cfi = position && 'cfi' in position ? position.cfi : '';
    return { cfi, percent: share * 100, contentVersion };
  }
  const image = position && 'imageId' in position ? position : { imageId: '-', fraction: 0 };
  return { ...image, chapterShare: share, contentVersion };
}
