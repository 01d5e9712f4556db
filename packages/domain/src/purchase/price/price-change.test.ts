import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceChange } from './price-change.ts';

const agreed = { price: 5, coinBackPrice: 1 };

it.each([
  ['dearer', { price: 6, coinBackPrice: 1 }],
  ['cheaper', { price: 4, coinBackPrice: 1 }],
  ['fewer coins back', { price: 5, coinBackPrice: 0 }],
  ['more coins back', { price: 5, coinBackPrice: 2 }],
  ['both', { price: 6, coinBackPrice: 2 }],
])('asks again with the new terms: %s', (_, terms) => {
  expect(priceChange(agreed, terms)).toEqual({ kind: 'ask_again', terms });
});

it('goes on at the same terms, and so does whoever agrees to the new ones', () => {
  expect(priceChange(agreed, { ...agreed })).toEqual({ kind: 'same' });
  const terms = fc.record({ price: fc.nat(), coinBackPrice: fc.nat() });
  fc.assert(
    fc.property(terms, terms, (old, now) => {
      const change = priceChange(old, now);
      const accepted = change.kind === 'same' ? old : change.terms;
      expect(priceChange(accepted, now)).toEqual({ kind: 'same' });
    }),
  );
});
