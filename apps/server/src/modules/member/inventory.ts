import type { Inventory } from '@hanji/contract/entities/inventory.ts';

/** What a member owns who has been given nothing yet. */
export const emptyInventory: Inventory = {
  ticket: { amount: 0 },
  coin: { purchasedAmount: 0, freeAmount: 0, closestExpireAmount: 0, closestExpireAt: null },
  readForFree: { amount: 0, recoverRemained: 0 },
};
