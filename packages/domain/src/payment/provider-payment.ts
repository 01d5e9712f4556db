import type { Money } from '#numbers/money.ts';
import type { PurchaseErrorKind } from '@hanji/contract/vocabulary.ts';
import { isInBetween, type OrderState } from './order-state.ts';

/** How a payment stands at its provider. */
export const providerStates = [
  'open',
  'approved',
  'captured',
  'cancelled',
  'failed',
  'refunded',
] as const;
export type ProviderState = (typeof providerStates)[number];

/** What a provider says of a payment. */
export type ProviderPayment = {
  readonly orderId: string;
  readonly status: ProviderState;
  readonly paid: Money;
};

/** What of an order a payment has to agree with. */
export type OrderTerms = { readonly id: string; readonly price: Money };

/**
 * What follows from how a payment stands. `grant` takes the order through captured to granted;
 * `mismatch` is money that is not of this order, `again` money that came once more after it went
 * back: no coins come of either, and it goes back.
 */
export type OrderStep =
  | { readonly kind: 'none' | 'authorise' | 'cancel' | 'grant' | 'refunded' | 'again' }
  | { readonly kind: 'fail'; readonly reason: PurchaseErrorKind }
  | { readonly kind: 'mismatch'; readonly what: 'order' | 'amount' | 'currency' };

function mismatch(order: OrderTerms, { orderId, paid }: ProviderPayment): OrderStep | null {
  if (orderId !== order.id) return { kind: 'mismatch', what: 'order' };
  if (paid.currency !== order.price.currency) return { kind: 'mismatch', what: 'currency' };
  if (paid.amount !== order.price.amount) return { kind: 'mismatch', what: 'amount' };
  return null;
}

/** The step that an order takes by what its provider says, from any state, told any number of times. */
export function stepByPayment(
  order: OrderTerms,
  state: OrderState,
  payment: ProviderPayment,
): OrderStep {
  const isAnother = payment.orderId !== order.id;
  const holdsMoney = payment.status === 'approved' || payment.status === 'captured';
  if (state === 'granted') {
    const isBack = payment.status === 'refunded' && !isAnother;
    return { kind: isBack ? 'refunded' : 'none' };
  }
  if (state === 'refunded') return { kind: holdsMoney && !isAnother ? 'again' : 'none' };
  if (isAnother && !holdsMoney) return { kind: 'none' };
  switch (payment.status) {
    case 'open':
      return { kind: 'none' };
    case 'approved': {
      const waits = state === 'created' || state === 'reserved';
      return mismatch(order, payment) ?? { kind: waits ? 'authorise' : 'none' };
    }
    case 'captured':
      return mismatch(order, payment) ?? { kind: 'grant' };
    case 'cancelled':
      return { kind: isInBetween(state) && state !== 'captured' ? 'cancel' : 'none' };
    case 'failed':
      return isInBetween(state) && state !== 'captured'
        ? { kind: 'fail', reason: 'store' }
        : { kind: 'none' };
    case 'refunded':
      return { kind: isInBetween(state) && state !== 'captured' ? 'cancel' : 'refunded' };
  }
}
