import type { ChapterActivity } from '@hanji/contract/entities/chapter.ts';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';

type Running = {
  readonly content: { readonly inventory: Pick<Inventory, 'readForFree'> | null };
  readonly chapters: readonly { readonly activity: Pick<ChapterActivity, 'rentRemained'> }[];
};

/**
 * In how many seconds what a title's home says is over: a rental has run out, or the gauge is full.
 * Null where nothing runs.
 */
export function nextChange({ content, chapters }: Running): number | null {
  const running = [
    content.inventory?.readForFree.recoverRemained ?? 0,
    ...chapters.map(({ activity }) => activity.rentRemained),
  ].filter((seconds) => seconds > 0);
  return running.length === 0 ? null : Math.min(...running);
}
