import { describe, expect, it } from 'vitest';
import { atTerms, coinCall, termsOf } from './chapter-call.ts';

describe('chapter call', () => {
  it('carries the prices that each call sends', () => {
    const sales = { price: 5, coinBackPrice: 1, rentalPrice: 2 };
    expect(coinCall('unlock', sales)).toEqual({ call: 'unlock', price: 5, coinBackPrice: 1 });
    expect(coinCall('rent-with-coin', sales)).toEqual({ call: 'rent-with-coin', rentalPrice: 2 });
  });
});

describe('the terms of a call', () => {
  const terms = { price: 9, coinBackPrice: 2 };

  it.each([
    [{ call: 'unlock', price: 5, coinBackPrice: 1 } as const, { price: 5, coinBackPrice: 1 }],
    [
      { call: 'unlock-all', chapterIds: [1], price: 8, coinBackPrice: 0 } as const,
      { price: 8, coinBackPrice: 0 },
    ],
    [{ call: 'rent-with-coin', rentalPrice: 3 } as const, { price: 3, coinBackPrice: 0 }],
    [{ call: 'rent-with-gauge' } as const, null],
  ])('%j costs %j', (call, costs) => {
    expect(termsOf(call)).toEqual(costs);
    const changed = atTerms(call, terms);
    expect(changed.call).toBe(call.call);
    expect(termsOf(changed)?.price ?? null).toBe(costs && 9);
  });
});
