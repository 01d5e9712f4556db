import type { Gift } from '@hanji/contract/entities/inbox.ts';
import { isImpending } from './impending-gift.ts';

/** What a wallet takes from a gift (reading-service, section 4 "Inbox"). */
export const receivableItems = ['coin', 'ticket'] as const satisfies readonly Gift['item'][];
export type ReceivableItem = (typeof receivableItems)[number];

/** Gifts not yet received whose item is coin or ticket (reading-service, section 4 "Inbox"). */
export function isReceivable({ received, item }: Pick<Gift, 'received' | 'item'>): boolean {
  return !received && receivableItems.some((receivable) => receivable === item);
}

/** The gifts that "receive all" takes, in their order. */
export function receivableGifts<Some extends Pick<Gift, 'received' | 'item'>>(
  gifts: readonly Some[],
): Some[] {
  return gifts.filter(isReceivable);
}

/**
 * The gifts of which the notice says that they expire within 24 hours (section 9 of both documents:
 * "free gifts expire within 24 hours"): receivable ones that are impending, in their order.
 */
export function giftsExpiringSoon<Some extends Pick<Gift, 'received' | 'item' | 'expireRemained'>>(
  gifts: readonly Some[],
): Some[] {
  return receivableGifts(gifts).filter(isImpending);
}
