import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canBecome, orderStates, type OrderState } from './order-state.ts';
import { providerStates, stepByPayment, type ProviderPayment } from './provider-payment.ts';

const price = { amount: 1_200, currency: 'JPY' } as const;
const order = { id: 'a', price };

function payment(status: ProviderPayment['status'], more: Partial<ProviderPayment> = {}) {
  return { orderId: 'a', status, paid: price, ...more };
}

describe('what a provider says', () => {
  it.each([
    ['created', 'open', { kind: 'none' }],
    ['created', 'approved', { kind: 'authorise' }],
    ['reserved', 'approved', { kind: 'authorise' }],
    ['authorised', 'approved', { kind: 'none' }],
    ['cancelled', 'approved', { kind: 'none' }],
    ['reserved', 'captured', { kind: 'grant' }],
    ['captured', 'captured', { kind: 'grant' }],
    ['cancelled', 'captured', { kind: 'grant' }],
    ['failed', 'captured', { kind: 'grant' }],
    ['granted', 'captured', { kind: 'none' }],
    ['refunded', 'approved', { kind: 'again' }],
    ['refunded', 'captured', { kind: 'again' }],
    ['refunded', 'open', { kind: 'none' }],
    ['reserved', 'cancelled', { kind: 'cancel' }],
    ['captured', 'cancelled', { kind: 'none' }],
    ['failed', 'cancelled', { kind: 'none' }],
    ['reserved', 'failed', { kind: 'fail', reason: 'store' }],
    ['captured', 'failed', { kind: 'none' }],
    ['granted', 'failed', { kind: 'none' }],
    ['granted', 'refunded', { kind: 'refunded' }],
    ['reserved', 'refunded', { kind: 'cancel' }],
    ['failed', 'refunded', { kind: 'refunded' }],
    ['refunded', 'refunded', { kind: 'none' }],
  ] as const)('of an order that is %s: %s', (state, status, step) => {
    expect(stepByPayment(order, state, payment(status))).toEqual(step);
  });

  it.each([
    ['order', { orderId: 'b' }],
    ['amount', { paid: { ...price, amount: 1_199 } }],
    ['amount', { paid: { ...price, amount: 1_201 } }],
    ['currency', { paid: { ...price, currency: 'KRW' as const } }],
  ])('of another %s grants nothing', (what, more) => {
    for (const status of ['approved', 'captured'] as const) {
      const step = stepByPayment(order, 'reserved', payment(status, more));
      expect(step).toEqual({ kind: 'mismatch', what });
    }
  });

  it.each(['granted', 'refunded'] as const)(
    'of another order changes nothing once this one is %s',
    (state) => {
      for (const status of providerStates) {
        const step = stepByPayment(order, state, payment(status, { orderId: 'b' }));
        expect(step).toEqual({ kind: 'none' });
      }
    },
  );

  it.each(['cancelled', 'failed', 'refunded'] as const)(
    'of another order that is %s changes nothing',
    (status) => {
      for (const state of orderStates) {
        const step = stepByPayment(order, state, payment(status, { orderId: 'b' }));
        expect(step).toEqual({ kind: 'none' });
      }
    },
  );

  it('never takes an order where it cannot come', () => {
    const targets: Readonly<Record<string, OrderState>> = {
      authorise: 'authorised',
      cancel: 'cancelled',
      fail: 'failed',
      refunded: 'refunded',
    };
    fc.assert(
      fc.property(
        fc.constantFrom(...orderStates),
        fc.constantFrom(...providerStates),
        (state, status) => {
          const { kind } = stepByPayment(order, state, payment(status));
          const to = targets[kind];
          const goal = kind === 'grant' && state !== 'captured' ? 'captured' : to;
          expect(goal === undefined || canBecome(state, goal)).toBe(true);
        },
      ),
    );
  });
});
