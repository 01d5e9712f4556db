import type { Chapter } from '@hanji/contract/entities/chapter.ts';

/** The next of some chapters of one unit, in whatever order they are; undefined behind the last. */
export function chapterAfter<Of extends Pick<Chapter, 'sort'>>(
  chapters: readonly Of[],
  own: { readonly sort: number },
): Of | undefined {
  const [next] = chapters
    .filter(({ sort }) => sort > own.sort)
    .toSorted((one, other) => one.sort - other.sort);
  return next;
}
