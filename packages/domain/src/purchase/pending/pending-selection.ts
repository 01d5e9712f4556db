import type { ReaderKind } from '#chapters/reader.ts';
import type { PricedRow } from '#purchase/bulk/bulk-purchase.ts';
import { isOpenForGood, selectable } from '#purchase/bulk/selection.ts';
import type { PendingSelection } from './pending-purchase.ts';

/** Chapters that are chosen again, and the price in coins that their reader had seen. */
export type ResumedSelection = {
  readonly chapterIds: readonly number[];
  readonly price: number;
};

export type SelectionStep =
  /** Nothing to do any more. */
  | { readonly kind: 'drop' }
  /** Choose them again, and ask: nothing is bought without the reader. */
  | { readonly kind: 'choose'; readonly resumed: ResumedSelection }
  /** A dialog says so. */
  | { readonly kind: 'failed'; readonly why: 'unavailable' };

/**
 * What becomes of chosen chapters when their reader has signed in or bought coins. What is open or
 * no longer sold is left out. Another content than its own drops it; so does a reader who did not
 * sign in, and a selection of which everything is open by now.
 */
export function selectionStep(
  { contentId, chapterIds, price }: PendingSelection,
  viewed: {
    readonly contentId: number;
    readonly reader: ReaderKind;
    readonly chapters: readonly PricedRow[];
  },
): SelectionStep {
  if (viewed.contentId !== contentId || viewed.reader !== 'member') return { kind: 'drop' };
  const wanted = viewed.chapters.filter(({ id }) => chapterIds.includes(id));
  const able = new Set(wanted.filter(selectable).map(({ id }) => id));
  if (able.size > 0) {
    return {
      kind: 'choose',
      resumed: { chapterIds: chapterIds.filter((id) => able.has(id)), price },
    };
  }
  const allOpen = wanted.length === chapterIds.length && wanted.every(isOpenForGood);
  return allOpen ? { kind: 'drop' } : { kind: 'failed', why: 'unavailable' };
}
