import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import { expect, it } from 'vitest';
import { chapterCost, isClosed } from './chapter-cost.ts';

const sales: Chapter['salesConfig'] = {
  rentableRemained: 0,
  free: false,
  rentAllowedWith: [],
  purchaseAllowedWith: ['coin'],
  event: null,
  originalPrice: 5,
  price: 5,
  coinBackPrice: 0,
  originalRentalPrice: 3,
  rentalPrice: 2,
  rentalPeriod: 259_200,
};
const activity: Chapter['activity'] = {
  unlocked: false,
  rented: false,
  rentRemained: 0,
  read: false,
};
const inventory: Inventory = {
  ticket: { amount: 0 },
  coin: { purchasedAmount: 0, freeAmount: 0, closestExpireAmount: 0, closestExpireAt: null },
  readForFree: { amount: 0, recoverRemained: 10_900 },
};
type Changes = {
  activity?: Partial<Chapter['activity']>;
  salesConfig?: Partial<Chapter['salesConfig']>;
};
const cost = (changes: Changes, owned: Inventory | null = inventory) =>
  chapterCost(
    { adsEnabled: false, inventory: owned },
    {
      activity: { ...activity, ...changes.activity },
      salesConfig: { ...sales, ...changes.salesConfig },
    },
  );

it('says what is owned, free, and free for now', () => {
  expect(cost({ activity: { unlocked: true } })).toEqual({ kind: 'owned' });
  expect(cost({ salesConfig: { free: true } })).toEqual({ kind: 'free' });
  expect(cost({ salesConfig: { free: true, event: 'free_increased' } })).toEqual({
    kind: 'freeEvent',
  });
});

it('says how long a rental goes on and how long the gauge takes', () => {
  expect(cost({ activity: { rented: true, rentRemained: 172_801 } })).toEqual({
    kind: 'remained',
    time: { kind: 'days', amount: 2 },
  });
  expect(cost({ salesConfig: { rentAllowedWith: ['gauge'] } })).toEqual({
    kind: 'wait',
    time: { kind: 'hours', amount: 3 },
  });
});

it('shows the price of buying, that of renting where it cannot be bought, and what it was before', () => {
  expect(cost({})).toEqual({ kind: 'price', coins: 5, before: null });
  expect(cost({ salesConfig: { price: 3 } })).toEqual({ kind: 'price', coins: 3, before: 5 });
  expect(cost({ salesConfig: { purchaseAllowedWith: [] } })).toEqual({
    kind: 'price',
    coins: 2,
    before: 3,
  });
});

it('offers a preview of what cannot simply be opened', () => {
  expect(isClosed(cost({}))).toBe(true);
  expect(isClosed(cost({ salesConfig: { rentAllowedWith: ['gauge'] } }, null))).toBe(true);
  expect(isClosed(cost({ salesConfig: { free: true } }))).toBe(false);
  expect(isClosed(cost({ activity: { unlocked: true } }))).toBe(false);
});
