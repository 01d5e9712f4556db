import type { ChapterActivity, SalesConfig, Chapter } from '@hanji/contract/entities/chapter.ts';
import { offersBuying } from '#chapters/coin-offers.ts';

/**
 * Whether a chapter can be checked in select-purchase (reading-service, section 4): not one that is
 * unlocked, free or not for sale. A rented one can: renting does not own it.
 */
export function selectable(chapter: {
  readonly activity: Pick<ChapterActivity, 'unlocked'>;
  readonly salesConfig: Pick<SalesConfig, 'free' | 'purchaseAllowedWith' | 'price'>;
}): boolean {
  return !isOpenForGood(chapter) && offersBuying(chapter.salesConfig);
}

/** Whether nothing is left to buy of a chapter: a rental ends. */
export function isOpenForGood(chapter: {
  readonly activity: Pick<ChapterActivity, 'unlocked'>;
  readonly salesConfig: Pick<SalesConfig, 'free'>;
}): boolean {
  return chapter.activity.unlocked || chapter.salesConfig.free;
}

/** The ids of the checked chapters. */
export type Selection = ReadonlySet<number>;

export type Row = Pick<Chapter, 'id'> & Parameters<typeof selectable>[0];

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
