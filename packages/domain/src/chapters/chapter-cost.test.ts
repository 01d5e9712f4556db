import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import { expect, it } from 'vitest';
import { chapterCost, coinPrice, isClosed } from './chapter-cost.ts';

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
const now = 1_800_000_000_000;

type Changes = {
  activity?: Partial<Chapter['activity']>;
  salesConfig?: Partial<Chapter['salesConfig']>;
};
function cost(changes: Changes, owned: Inventory | null = inventory) {
  return chapterCost(
    { adsEnabled: false, inventory: owned },
    {
      activity: { ...activity, ...changes.activity },
      salesConfig: { ...sales, ...changes.salesConfig },
    },
    now,
  );
}

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

it.each([
  [{ activity: { rentRemained: 1 } }, 'remained', { kind: 'seconds', amount: 1 }],
  [{ activity: { rentRemained: 86_399 } }, 'remained', { kind: 'hours', amount: 23 }],
  [{ activity: { rentRemained: 86_400 } }, 'remained', { kind: 'days', amount: 1 }],
  [{ activity: { rentRemained: 2_592_000 } }, 'remained', { kind: 'days', amount: 30 }],
  [{ activity: { rentRemained: 2_592_001 } }, 'remained', { kind: 'date', at: 1_802_592_001_000 }],
  [{ salesConfig: { rentAllowedWith: ['gauge', 'ticket'] } }, 'wait', { kind: 'hours', amount: 3 }],
] satisfies [Changes, string, object][])('%j is %s with its own time', (changes, kind, time) => {
  expect(cost(changes)).toEqual({ kind, time });
});

it('shows the coin price where advertisements are on, also to a visitor', () => {
  const chapter = { activity, salesConfig: { ...sales, rentAllowedWith: ['gauge' as const] } };
  expect(chapterCost({ adsEnabled: true, inventory: null }, chapter, now)).toEqual({
    kind: 'price',
    coins: 5,
    before: null,
  });
});

it('says read now to a visitor, and to a member whose gauge is full', () => {
  const gauge = { salesConfig: { rentAllowedWith: ['gauge' as const] } };
  const full = { ...inventory, readForFree: { amount: 1, recoverRemained: 0 } };
  expect(cost(gauge, null)).toEqual({ kind: 'readNow', uses: null });
  expect(cost(gauge, full)).toEqual({ kind: 'readNow', uses: 'gauge' });
});

it.each([
  [['gauge', 'ticket'], 1, 0, 'gauge'],
  [['gauge', 'ticket'], 0, 1, 'ticket'],
  [['gauge', 'ticket'], 1, 1, null],
  [['ticket'], 1, 1, 'ticket'],
  [['gauge'], 1, 1, 'gauge'],
] as const)(
  'by %j with a gauge of %i and %i tickets reading takes the %s',
  (ways, amount, tickets, uses) => {
    const owned = {
      ...inventory,
      ticket: { amount: tickets },
      readForFree: { amount, recoverRemained: 0 },
    };
    const facts = { salesConfig: { rentAllowedWith: [...ways] } };
    expect(cost(facts, owned)).toEqual({ kind: 'readNow', uses });
  },
);

it.each([
  ['a higher price before', { price: 4, originalPrice: 5 }, 4, 5],
  ['the same price before', { price: 5, originalPrice: 5 }, 5, null],
  ['a lower price before', { price: 6, originalPrice: 5 }, 6, null],
  ['bought for nothing: the rental', { price: 0, originalPrice: 5 }, 2, 3],
  ['a rental, not dearer before', { purchaseAllowedWith: [], originalRentalPrice: 2 }, 2, null],
] satisfies [string, Changes['salesConfig'], number, number | null][])(
  '%s',
  (_, salesConfig, coins, before) => {
    expect(cost({ salesConfig })).toEqual({ kind: 'price', coins, before });
  },
);

it('offers a preview of what cannot simply be opened', () => {
  expect(isClosed(cost({}))).toBe(true);
  expect(isClosed(cost({ salesConfig: { rentAllowedWith: ['gauge'] } }, null))).toBe(true);
  expect(isClosed({ kind: 'wait', time: { kind: 'ready' } })).toBe(true);
  expect(isClosed({ kind: 'remained', time: { kind: 'seconds', amount: 1 } })).toBe(false);
  expect(isClosed({ kind: 'freeEvent' })).toBe(false);
  expect(isClosed(cost({ salesConfig: { free: true } }))).toBe(false);
  expect(isClosed(cost({ activity: { unlocked: true } }))).toBe(false);
});

it('says what a chapter costs in coins, whatever else opens it', () => {
  expect(coinPrice(sales)).toEqual({ kind: 'price', coins: 5, before: null });
  expect(coinPrice({ ...sales, originalPrice: 8 })).toEqual({ kind: 'price', coins: 5, before: 8 });
});
