import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import { selectable } from './selectable.ts';

/** The ids of the checked chapters. */
export type Selection = ReadonlySet<number>;

type Row = Pick<Chapter, 'id'> & Parameters<typeof selectable>[0];

/** reading-service, section 4 "Select-purchase": checks or unchecks one; a disabled one stays out. */
export function withChapter(selection: Selection, chapter: Row, checked: boolean): Selection {
  return withAll(selection, [chapter], checked);
}

/** Checks or unchecks all of a list at once, "skipping disabled ones"; the rest stays as it is. */
export function withAll(
  selection: Selection,
  chapters: readonly Row[],
  checked: boolean,
): Selection {
  const changed = new Set(selection);
  for (const chapter of chapters) {
    if (checked && selectable(chapter)) changed.add(chapter.id);
    else changed.delete(chapter.id);
  }
  return changed;
}

/** Whether everything that can be checked is; false where nothing can. */
export function allSelected(selection: Selection, chapters: readonly Row[]): boolean {
  const able = chapters.filter(selectable);
  return able.length > 0 && able.every(({ id }) => selection.has(id));
}
