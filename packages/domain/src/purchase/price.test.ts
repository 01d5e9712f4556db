import { describe, expect, it } from 'vitest';
import { coinTerms, priceChange, discountPercent, spendableCoins } from './price.ts';
import fc from 'fast-check';
describe('coin terms', () => {
  const sales = { price: 5, coinBackPrice: 1, rentalPrice: 2 };

  it('knows the terms of each method: no coins come back from a rental', () => {
    expect(coinTerms('unlock', sales)).toEqual({ price: 5, coinBackPrice: 1 });
    expect(coinTerms('rent-with-coin', sales)).toEqual({ price: 2, coinBackPrice: 0 });
  });
});

describe('price change', () => {
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
});

describe('discount percent', () => {
  it.each([
    ['nothing is free', 0, 5, 100],
    ['half', 5, 10, 50],
    ['cut, not rounded', 1, 3, 66],
    ['exactly one percent', 99, 100, 1],
    ['below one percent', 995, 1000, null],
    ['the same', 5, 5, null],
    ['dearer', 6, 5, null],
    ['both free', 0, 0, null],
  ])('%s: %i instead of %i is %s percent less', (_, price, before, expected) => {
    expect(discountPercent(price, before)).toBe(expected);
  });
});

describe('spendable coins', () => {
  it('adds free to purchased coins, and has none without an inventory', () => {
    const coin = { closestExpireAmount: 9, closestExpireAt: null };
    expect(spendableCoins({ coin: { ...coin, purchasedAmount: 3, freeAmount: 4 } })).toBe(7);
    expect(spendableCoins(null)).toBe(0);
  });
});
