import { describe, expect, it } from 'vitest';
import { canBecome, isInBetween, orderStates, purchaseResult } from './order-state.ts';

/** From each state in its row to each in its column, in the order of `orderStates`. */
const table = [
  'created     . y y y . y y .',
  'reserved    . . y y . y y .',
  'authorised  . . . y . y y .',
  'captured    . . . . y . . y',
  'granted     . . . . . . . y',
  'cancelled   . . . y . . y y',
  'failed      . . . y . . . y',
  'refunded    . . . . . . . .',
];

describe('an order', () => {
  it.each(table)('%s', (row) => {
    const [from, ...cells] = row.split(/ +/);
    const state = orderStates.find((known) => known === from) ?? 'created';
    const found = orderStates.map((to) => (canBecome(state, to) ? 'y' : '.'));
    expect(found).toEqual(cells);
  });

  it('comes to granted by captured alone, and from refunded to nothing', () => {
    expect(orderStates.filter((from) => canBecome(from, 'granted'))).toEqual(['captured']);
    expect(orderStates.filter((to) => canBecome('refunded', to))).toEqual([]);
  });

  it.each([
    ['created', 'pending'],
    ['reserved', 'pending'],
    ['authorised', 'pending'],
    ['captured', 'pending'],
    ['granted', 'success'],
    ['cancelled', 'cancel'],
    ['failed', 'fail'],
    ['refunded', 'fail'],
  ] as const)('that is %s is told as %s', (state, result) => {
    expect(purchaseResult(state)).toBe(result);
    expect(isInBetween(state)).toBe(result === 'pending');
  });
});
