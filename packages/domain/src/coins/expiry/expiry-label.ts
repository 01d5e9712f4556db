import { remainingTime } from '#times/labels/remaining-time.ts';

/** What stands beside coins that expire; `amount` in whole days. */
export type ExpiryLabel =
  | { readonly kind: 'days'; readonly amount: number }
  | { readonly kind: 'hidden' };

/**
 * The days left of coins (challenge-and-shutdown, section 9 "Coin expiry label hidden when the
 * remaining time is in minutes or hours or under a day"). `seconds` are left; the label counts days
 * from over 24 hours on, as every remaining time does.
 */
export function expiryLabel(seconds: number): ExpiryLabel {
  const left = remainingTime(seconds);
  return left.kind === 'days' ? { kind: 'days', amount: left.amount } : { kind: 'hidden' };
}
