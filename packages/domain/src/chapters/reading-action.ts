import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import { chapterAfter } from '#reading/chapter-after.ts';
import type { LastRead } from '#reading/memory/last-chapters.ts';

export type ReadingAction<C> = {
  readonly chapter: C;
  /** The reader has been in this chapter before, or in the one before it. */
  readonly continues: boolean;
};

type Listed = Pick<Chapter, 'id' | 'unit' | 'sort'> & {
  readonly activity: Pick<Chapter['activity'], 'read'>;
};

/**
 * The main action of a title: on with the chapter read last, or where that was read to its end with
 * the next one of its unit; else the first one. Null where there is no chapter, or none that `lastRead`
 * could mean and none to begin with.
 */
export function readingAction<C extends Listed>(
  chapters: readonly C[],
  lastRead: LastRead | null,
): ReadingAction<C> | null {
  const last = chapters.find(({ id }) => id === lastRead?.chapterId);
  if (last) {
    const isFinished = lastRead?.isFinished ?? last.activity.read;
    const unit = chapters.filter((each) => each.unit === last.unit);
    const next = isFinished ? chapterAfter(unit, last) : undefined;
    return { chapter: next ?? last, continues: true };
  }
  const [first] = chapters.toSorted((one, other) => one.sort - other.sort);
  return first ? { chapter: first, continues: false } : null;
}
