import type { Chapter } from '@hanji/contract/entities/chapter.ts';

export type ChapterSort = 'oldest' | 'newest';

/** reading-service, section 4: "Chapter sort defaults to oldest". */
export const standardChapterSort = 'oldest' satisfies ChapterSort;

/** The order that an address names by its query `sort`; what it does not know is the standard one. */
export function readChapterSort(named: string | null): ChapterSort {
  return named === 'newest' ? named : standardChapterSort;
}

/** Chapters of one unit in an order (reading-service, section 4 "newest and oldest toggle"); the list given stays as it is. */
export function sortChapters<C extends Pick<Chapter, 'sort'>>(
  chapters: readonly C[],
  sort: ChapterSort,
): C[] {
  return chapters.toSorted((a, b) => (sort === 'oldest' ? a.sort - b.sort : b.sort - a.sort));
}
