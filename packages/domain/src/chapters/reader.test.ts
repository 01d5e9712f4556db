import { expect, it } from 'vitest';
import { readerKind, usableInventory } from './reader.ts';

it.each([
  [false, null, 'visitor'],
  [false, {}, 'visitor'],
  [true, null, 'guest'],
  [true, {}, 'member'],
] as const)('signed in %s, owning %j: a %s', (signedIn, inventory, kind) => {
  expect(readerKind(signedIn, inventory)).toBe(kind);
});

it('lets what is owned count for members only: a guest can neither buy nor rent', () => {
  const owned = { ticket: { amount: 1 } };
  expect(usableInventory('member', owned)).toBe(owned);
  expect(usableInventory('member', null)).toBeNull();
  expect(usableInventory('guest', owned)).toBeNull();
  expect(usableInventory('visitor', owned)).toBeNull();
});
