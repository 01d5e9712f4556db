import { standardChapterSort } from './chapter-sort.ts';

/**
 * The order in which something is first shown (reading-service, section 9 "Default list sort", and
 * section 4 for chapters and comments): lists newest, chapters oldest, comments by likes.
 */
export const defaultSorts = {
  list: 'newest',
  chapter: standardChapterSort,
  /** The order type of the call that lists comments. */
  comment: 'like',
} as const;
