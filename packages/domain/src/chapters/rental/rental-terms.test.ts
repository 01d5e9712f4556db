import { expect, it } from 'vitest';
import { rentalTerms } from './rental-terms.ts';

const end = new Date('2026-11-20T12:00:00Z');
const nothing = { rentAllowedWith: [], rentableRemained: 0 };

it.each([
  [10_000, { rentAllowedWith: ['gauge'], rentableRemained: 10 }],
  [1000, { rentAllowedWith: ['gauge'], rentableRemained: 1 }],
  [1999, { rentAllowedWith: ['gauge'], rentableRemained: 1 }],
  // 0 would say that renting has no end.
  [999, { rentAllowedWith: ['gauge'], rentableRemained: 1 }],
  [1, { rentAllowedWith: ['gauge'], rentableRemained: 1 }],
  [0, nothing],
  [-1, nothing],
])('%i ms before renting ends', (left, terms) => {
  expect(rentalTerms(['gauge'], end, new Date(end.getTime() - left))).toEqual(terms);
});

it('goes on where no end is set, with no seconds to count', () => {
  expect(rentalTerms(['coin', 'ticket'], null, end)).toEqual({
    rentAllowedWith: ['coin', 'ticket'],
    rentableRemained: 0,
  });
});

it('counts nothing for a chapter that cannot be rented', () => {
  expect(rentalTerms([], end, new Date(end.getTime() - 10_000))).toEqual(nothing);
});
