import type { Inventory } from '@hanji/contract/entities/inventory.ts';

/** All coins that can be spent; 0 for who has no inventory. */
export function spendableCoins(inventory: Pick<Inventory, 'coin'> | null): number {
  return inventory === null ? 0 : inventory.coin.purchasedAmount + inventory.coin.freeAmount;
}
