import {
  isNovelAtEnd,
  resolveNovelPosition,
} from '@hanji/domain/reading/position/keep-position.ts';
import { placeInPreview } from '@hanji/domain/reading/position/preview-place.ts';
import type { PlaceOwner } from '@hanji/domain/reading/memory/kept-positions.ts';
import type { NovelPosition } from '@hanji/domain/reading/position/reading-position.ts';
import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import type { Coming } from '#chapter/continuing/use-coming.ts';
import { readPlace } from '#storage/reading-positions.ts';

export type NovelStart = {
  readonly position: NovelPosition | undefined;
  /** Where a link led out of another chapter, `name#fragment`. */
  readonly opensAt: string | undefined;
  readonly opensAtEnd: boolean;
  /** The text is another than the one that was read: the place is about the same. */
  readonly changed: boolean;
  /** Of the text that was opened: places refer to it. */
  readonly version: string;
};

/**
 * Where a novel chapter opens: where a link led, or at the place that is kept; at its last screen for
 * who came back into it out of the next chapter; at its beginning for who read on into it and had read
 * it to the end.
 */
export function novelStart(
  owner: PlaceOwner,
  { chapter }: Pick<ChapterView, 'chapter'>,
  coming: Coming,
): NovelStart {
  const by = coming.arrival?.by;
  const version = chapter.contentVersion;
  const kept = readPlace(owner)?.last;
  const position = kept && 'cfi' in kept ? resolveNovelPosition(kept, version) : undefined;
  const { epub } = chapter;
  const place = position && epub ? placeInPreview(position, epub) : position;
  const again = by === 'next' && place !== undefined && isNovelAtEnd(place);
  const changed = position !== undefined && position.cfi === '' && kept?.contentVersion !== null;
  return {
    changed: changed && kept?.contentVersion !== version,
    version,
    position: again ? undefined : place,
    opensAt: coming.place,
    opensAtEnd: by === 'previous',
  };
}
