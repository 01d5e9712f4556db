import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import { coinBalance, type HeldCoins } from '@hanji/domain/coins/lots.ts';

/** What a member owns that opens chapters (reading-service, section 3 "Inventory"). */
export function inventoryOf(coins: readonly HeldCoins[], now: Date): Inventory {
  return {
    ticket: { amount: 0 },
    coin: coinBalance(coins, now),
    readForFree: { amount: 0, recoverRemained: 0 },
  };
}
