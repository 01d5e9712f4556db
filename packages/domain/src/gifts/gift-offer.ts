import type { Gift } from '@hanji/contract/entities/inbox.ts';
import { inboxLink } from '#inbox/inbox-link.ts';
import { isReceivable } from './receivable-gifts.ts';

export type GiftOffer =
  | { readonly kind: 'receive' }
  | {
      readonly kind: 'check_out';
      /** To where the gift leads; null is nowhere in particular. */
      readonly url: string | null;
      /** Pressing receives it as well, as nothing else does: an ad ticket. */
      readonly receives: boolean;
    };

/**
 * The button of a gift (challenge-and-shutdown, section 2.8 "Gifts show a receive or check-out
 * button"): receivable ones are received, any other is checked out, which is how an ad ticket comes
 * into the wallet.
 */
export function giftOffer(gift: Pick<Gift, 'received' | 'item' | 'urlHttp'>): GiftOffer {
  if (isReceivable(gift)) return { kind: 'receive' };
  const receives = !gift.received && gift.item === 'ad_ticket';
  return { kind: 'check_out', url: inboxLink(gift.urlHttp), receives };
}
