import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';

type Owned = {
  readonly coins?: number;
  readonly tickets?: number;
  readonly gauge?: number;
  readonly recover?: number;
};

/** What a member has: bought coins, tickets, a gauge and the seconds until it is full. */
export function someInventory({
  coins = 9,
  tickets = 0,
  gauge = 0,
  recover = 0,
}: Owned = {}): Inventory {
  return {
    ticket: { amount: tickets },
    coin: { purchasedAmount: coins, freeAmount: 0, closestExpireAmount: 0, closestExpireAt: null },
    readForFree: { amount: gauge, recoverRemained: recover },
  };
}

/** A chapter that is bought for 3 coins and rented for 2, for 3 days. */
export function someChapter(
  id: number,
  sales: Partial<Chapter['salesConfig']> = {},
  more: Partial<Chapter> = {},
): Chapter {
  return {
    id,
    volumeId: null,
    unit: 'episode',
    name: `Chapter ${id}`,
    publishedAt: '2025-05-03T00:00:00.000Z',
    sort: id,
    thumbnail: null,
    hasTrial: false,
    authorComment: null,
    activity: { unlocked: false, rented: false, rentRemained: 0, read: false },
    salesConfig: {
      rentableRemained: 0,
      free: false,
      rentAllowedWith: ['coin'],
      purchaseAllowedWith: ['coin'],
      event: null,
      originalPrice: 3,
      price: 3,
      coinBackPrice: 0,
      originalRentalPrice: 2,
      rentalPrice: 2,
      rentalPeriod: 259_200,
      ...sales,
    },
    ...more,
  };
}
