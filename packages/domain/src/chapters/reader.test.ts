import { expect, it } from 'vitest';
import { readerKind, usableInventory } from './reader.ts';

it.each([
  [null, 'visitor'],
  [{ guest: true }, 'guest'],
  [{ guest: false }, 'member'],
] as const)('%j is a %s', (profile, kind) => {
  expect(readerKind(profile)).toBe(kind);
});

it('lets what is owned count for members only: a guest can neither buy nor rent', () => {
  const owned = { ticket: { amount: 1 } };
  expect(usableInventory('member', owned)).toBe(owned);
  expect(usableInventory('member', null)).toBeNull();
  expect(usableInventory('guest', owned)).toBeNull();
  expect(usableInventory('visitor', owned)).toBeNull();
});
