import type { Gift } from '@hanji/contract/entities/inbox.ts';
import { type RemainingTime, remainingTime, day } from '#times/labels.ts';
/** Less than so many seconds left, a gift is impending (reading-service, section 9). */
export const impendingSeconds = day;

/** Whether a gift expires within 24 hours (reading-service, section 4 "Inbox"). */
export function isImpending({ expireRemained }: Pick<Gift, 'expireRemained'>): boolean {
  return expireRemained < impendingSeconds;
}

/** What is left of a gift, in whole units. */
export type GiftRemaining =
  | Exclude<RemainingTime, { readonly kind: 'ready' }>
  | { readonly kind: 'expired' };

/**
 * How long a gift can still be received (challenge-and-shutdown, section 2.8 "Gifts show remaining
 * time"): over 24 hours days, over one hour hours, then begun minutes, in the end expired.
 */
export function giftRemaining({ expireRemained }: Pick<Gift, 'expireRemained'>): GiftRemaining {
  const left = remainingTime(expireRemained);
  return left.kind === 'ready' ? { kind: 'expired' } : left;
}
