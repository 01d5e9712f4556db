import type { Chapter } from '@hanji/contract/entities/chapter.ts';

export type ReadingAction<C> = {
  readonly chapter: C;
  /** The reader has been in this chapter before. */
  readonly continues: boolean;
};

/**
 * The main action of a title: on with the chapter read last, else the first one. Null where there
 * is no chapter, or none that `lastReadId` could mean and none to begin with.
 */
export function readingAction<C extends Pick<Chapter, 'id' | 'sort'>>(
  chapters: readonly C[],
  lastReadId: number | null | undefined,
): ReadingAction<C> | null {
  const last = chapters.find(({ id }) => id === lastReadId);
  if (last) return { chapter: last, continues: true };
  const [first] = chapters.toSorted((a, b) => a.sort - b.sort);
  return first ? { chapter: first, continues: false } : null;
}
