import type { Gift } from '@hanji/contract/entities/inbox.ts';
import { isReceivable } from './receivable-gifts.ts';

export type GiftOffer =
  | { readonly kind: 'receive' }
  /** To where the gift leads; null is nowhere in particular. */
  | { readonly kind: 'check_out'; readonly url: string | null };

/**
 * The button of a gift (challenge-and-shutdown, section 2.8 "Gifts show a receive or check-out
 * button"): receivable ones are received, any other is checked out.
 */
export function giftOffer(gift: Pick<Gift, 'received' | 'item' | 'urlHttp'>): GiftOffer {
  return isReceivable(gift) ? { kind: 'receive' } : { kind: 'check_out', url: gift.urlHttp };
}
