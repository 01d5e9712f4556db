import { describe, expect, it } from 'vitest';
import type { ReaderKind } from '#chapters/reader.ts';
import { bulkPurchase, type BulkStep } from './bulk-purchase.ts';

describe('bulk purchase', () => {
  const totals = { chapterIds: [3, 1], price: 8, coinBackPrice: 2 };
  const of = { contentId: 7, title: 'Seven' };
  const call = { call: 'unlock-all', ...totals } as const;
  const pending = { ...of, method: 'unlock-all', chapterIds: [3, 1], price: 8 } as const;
  function coins(purchasedAmount: number, freeAmount: number) {
    return {
      coin: { purchasedAmount, freeAmount, closestExpireAmount: 0, closestExpireAt: null },
    };
  }

  it.each<[string, ReaderKind, number, BulkStep]>([
    ['a visitor', 'visitor', 9, { kind: 'login', pending }],
    ['a guest', 'guest', 9, { kind: 'blocked' }],
    ['one coin too few', 'member', 7, { kind: 'ask', call, short: true, pending }],
    ['just enough', 'member', 8, { kind: 'ask', call, short: false, pending }],
  ])('[A4-078] compares the price of the whole: %s', (_, reader, amount, step) => {
    const inventory = coins(amount - 3, 3);
    expect(bulkPurchase(totals, { reader, inventory, ...of })).toEqual(step);
  });

  it('has no coins without an inventory, and nothing to buy without a choice', () => {
    const member = { reader: 'member', inventory: null, ...of } as const;
    expect(bulkPurchase(totals, member)).toMatchObject({ kind: 'ask', short: true });
    const none = { chapterIds: [], price: 0, coinBackPrice: 0 };
    const refused = { kind: 'refused', why: 'unavailable' };
    expect(bulkPurchase(none, member)).toEqual(refused);
    expect(bulkPurchase(none, { ...member, reader: 'visitor' })).toEqual(refused);
  });
});
