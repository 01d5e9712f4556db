import type { ReaderKind } from '#chapters/reader.ts';
import { openingCheck } from '#purchase/flow/opening-check.ts';
import type { PendingPurchase } from '#purchase/pending/pending-purchase.ts';
import type { ActionStep } from './action-step.ts';

/**
 * The first checks of the purchase flow as a button's next step; null for a member who has to pay
 * in some way. `pending` is what signing in interrupts, null where nothing is left to do after it.
 */
export function openedStep(
  reader: ReaderKind,
  chapter: { readonly free: boolean; readonly own: boolean },
  pending: PendingPurchase | null,
): Extract<ActionStep, { kind: 'viewer' | 'login' | 'blocked' }> | null {
  const opening = openingCheck(reader, chapter);
  if (opening === 'viewer') return { kind: 'viewer', salesType: 'product' };
  if (opening === 'login') return { kind: 'login', pending };
  return opening === null ? null : { kind: opening };
}
