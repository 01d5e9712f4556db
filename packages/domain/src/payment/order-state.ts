import type { PurchaseResult } from '@hanji/contract/vocabulary.ts';

/** How far an order of coins has come. */
export const orderStates = [
  'created',
  'reserved',
  'authorised',
  'captured',
  'granted',
  'cancelled',
  'failed',
  'refunded',
] as const;
export type OrderState = (typeof orderStates)[number];

/**
 * What an order can become. Money that arrives late, after an order was given up, is still money:
 * its coins are granted, or it goes back.
 */
const next: Readonly<Record<OrderState, readonly OrderState[]>> = {
  created: ['reserved', 'authorised', 'captured', 'cancelled', 'failed'],
  reserved: ['authorised', 'captured', 'cancelled', 'failed'],
  authorised: ['captured', 'cancelled', 'failed'],
  captured: ['granted', 'refunded'],
  granted: ['refunded'],
  cancelled: ['captured', 'failed', 'refunded'],
  failed: ['captured', 'refunded'],
  refunded: [],
};

export function canBecome(from: OrderState, to: OrderState): boolean {
  return next[from].includes(to);
}

/** Whether an order waits for its reader, the provider or the service: the job asks about it. */
export function isInBetween(state: OrderState): boolean {
  switch (state) {
    case 'created':
    case 'reserved':
    case 'authorised':
    case 'captured':
      return true;
    case 'granted':
    case 'cancelled':
    case 'failed':
    case 'refunded':
      return false;
  }
}

/** What a reader is told of an order; one whose money went back has failed. */
export function purchaseResult(state: OrderState): PurchaseResult {
  if (isInBetween(state)) return 'pending';
  if (state === 'granted') return 'success';
  return state === 'cancelled' ? 'cancel' : 'fail';
}
