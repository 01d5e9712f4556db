import type { NovelPosition } from './reading-position.ts';

/** What a preview shows of its chapter, in characters of each of its documents. */
type Shown = {
  readonly characterCounts: readonly number[];
  /** Of the whole chapter. */
  readonly chapterCharacters: number;
};

/** Of percents that were multiplied and divided again. */
const rounding = 1e-6;

/** 1 of a whole chapter, and where nothing is known. */
function shareOf({ characterCounts, chapterCharacters }: Shown): number {
  const shown = characterCounts.reduce((sum, count) => sum + count, 0);
  return shown > 0 && shown < chapterCharacters ? shown / chapterCharacters : 1;
}

/**
 * A place in a preview as one of its chapter: the end of a preview is not the end of what there is to
 * read. The CFI is the same, since a preview is the chapter's own beginning.
 */
export function placeInChapter<Position extends NovelPosition>(
  position: Position,
  shown: Shown,
): Position {
  return { ...position, percent: position.percent * shareOf(shown) };
}

/** Whether a place of the chapter, in percent of it, lies beyond what its preview shows. */
export function isBeyondPreview(
  { percent }: Pick<NovelPosition, 'percent'>,
  shown: Shown,
): boolean {
  return percent / shareOf(shown) > 100 + rounding;
}

/** The way back. A place beyond the preview is its end: neither the CFI nor the words are in it. */
export function placeInPreview<Position extends NovelPosition>(
  position: Position,
  shown: Shown,
): Position {
  if (isBeyondPreview(position, shown)) {
    return { ...position, cfi: '', quote: undefined, percent: 100 };
  }
  return { ...position, percent: Math.min(100, position.percent / shareOf(shown)) };
}
