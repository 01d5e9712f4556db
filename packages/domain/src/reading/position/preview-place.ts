import type { NovelPosition } from './reading-position.ts';

/** What a preview shows of its chapter, in characters of each of its documents. */
type Shown = {
  readonly characterCounts: readonly number[];
  /** Of the whole chapter. */
  readonly chapterCharacters: number;
};

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

/** The way back: a place that is further than the preview is its end. */
export function placeInPreview<Position extends NovelPosition>(
  position: Position,
  shown: Shown,
): Position {
  return { ...position, percent: Math.min(100, position.percent / shareOf(shown)) };
}
