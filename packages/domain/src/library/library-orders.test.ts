import { expect, it } from 'vitest';
import { isOrdered, libraryOrder } from './library-orders.ts';

it.each([
  ['subscribed', undefined, 'updated'],
  ['subscribed', 'name', 'name'],
  ['unlocked', undefined, 'registered'],
  ['unlocked', 'updated', 'updated'],
  ['recent', undefined, 'registered'],
  ['recent', 'name', 'registered'],
  ['rented', undefined, 'registered'],
  ['rented', 'updated', 'registered'],
] as const)('[A3-045] the list %s, asked for by %s, is by %s', (type, chosen, order) => {
  expect(libraryOrder(type, chosen)).toBe(order);
});

it('has orders to choose from for what is subscribed to and for what is unlocked', () => {
  const types = ['subscribed', 'recent', 'rented', 'unlocked'] as const;
  expect(types.filter(isOrdered)).toEqual(['subscribed', 'unlocked']);
});
