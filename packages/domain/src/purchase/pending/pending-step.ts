import { coinAction, type ActionFacts } from '#purchase/flow/chapter-action.ts';
import type { OneChapterCall } from '#purchase/flow/chapter-call.ts';
import { coinTerms, type CoinMethod, type CoinTerms } from '#purchase/price.ts';
import type { PendingChapter } from './pending-purchase.ts';

export type PendingStep =
  /** Nothing to do any more. */
  | { readonly kind: 'drop' }
  /** Ask whether coins may be used, then call; or call. */
  | { readonly kind: 'confirm' | 'call'; readonly call: OneChapterCall }
  /** The price is another one: ask with it. */
  | { readonly kind: 'ask_again'; readonly method: CoinMethod; readonly terms: CoinTerms }
  /** A dialog says so. */
  | { readonly kind: 'failed'; readonly why: 'unavailable' | 'low_balance' };

/**
 * What becomes of a pending purchase when the next content is viewed (reading-service, section 4
 * "Pending purchase"). It is executed once: whatever this answers, the caller clears what is
 * stored. Another content than its own drops it; so does a reader who did not sign in, and a
 * chapter that is open by now.
 */
export function pendingStep(
  pending: PendingChapter,
  viewed: Omit<ActionFacts, 'chapter'> & { readonly chapters: readonly ActionFacts['chapter'][] },
): PendingStep {
  if (viewed.contentId !== pending.contentId) return { kind: 'drop' };
  const chapter = viewed.chapters.find(({ id }) => id === pending.chapterId);
  if (chapter === undefined) return { kind: 'failed', why: 'unavailable' };
  const step = coinAction(pending.method, { ...viewed, chapter });
  const terms = coinTerms(pending.method, chapter.salesConfig);
  switch (step.kind) {
    case 'coin_purchase':
    case 'confirm':
    case 'call':
      if (terms.price !== pending.price) {
        return { kind: 'ask_again', method: pending.method, terms };
      }
      return step.kind === 'coin_purchase' ? { kind: 'failed', why: 'low_balance' } : step;
    case 'refused':
      return { kind: 'failed', why: 'unavailable' };
    case 'viewer':
    case 'login':
    case 'blocked':
      return { kind: 'drop' };
  }
}
