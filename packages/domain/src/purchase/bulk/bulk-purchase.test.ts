import { describe, expect, it } from 'vitest';
import { bulkPurchase } from './bulk-purchase.ts';
import type { ReaderKind } from '#chapters/reader.ts';
import type { ActionStep } from '#purchase/flow/chapter-action.ts';

describe('bulk purchase', () => {
  const totals = { chapterIds: [3, 1], price: 8, coinBackPrice: 2 };
  const call = { call: 'unlock-all', ...totals } as const;
  function coins(purchasedAmount: number, freeAmount: number) {
    return {
      coin: { purchasedAmount, freeAmount, closestExpireAmount: 0, closestExpireAt: null },
    };
  }

  it.each<[string, ReaderKind, number, boolean, ActionStep]>([
    ['a visitor', 'visitor', 9, false, { kind: 'login', pending: null }],
    ['a guest', 'guest', 9, false, { kind: 'blocked' }],
    ['one coin too few', 'member', 7, false, { kind: 'coin_purchase', pending: null }],
    ['one too few, and asked', 'member', 7, true, { kind: 'coin_purchase', pending: null }],
    ['just enough', 'member', 8, false, { kind: 'call', call }],
    ['just enough, and asked', 'member', 8, true, { kind: 'confirm', call }],
  ])('[A4-078] compares the price of the whole: %s', (_, reader, amount, confirmsCoinUse, step) => {
    const inventory = coins(amount - 3, 3);
    expect(bulkPurchase(totals, { reader, inventory, confirmsCoinUse })).toEqual(step);
  });

  it('has no coins without an inventory, and nothing to buy without a choice', () => {
    const member = { reader: 'member', inventory: null, confirmsCoinUse: true } as const;
    expect(bulkPurchase(totals, member)).toEqual({ kind: 'coin_purchase', pending: null });
    const none = { chapterIds: [], price: 0, coinBackPrice: 0 };
    expect(bulkPurchase(none, member)).toEqual({ kind: 'refused', why: 'unavailable' });
  });
});
