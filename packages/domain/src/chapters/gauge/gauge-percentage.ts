import type { RentalConfig } from '@hanji/contract/entities/content.ts';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';

/**
 * How full the gauge is, 0 to 100 (reading-service, section 4 "Wait-for-free gauge percentage").
 * Takes a title's `recoverInterval` and the reader's `recoverRemained`, both in seconds, and null
 * for a visitor (and a guest: `usableInventory`). Cut to whole percent, so that 100 always means
 * that the gauge can be used; 0 where nothing recovers or more is left than the interval.
 */
export function gaugePercentage(
  { recoverInterval }: Pick<RentalConfig, 'recoverInterval'>,
  inventory: Pick<Inventory, 'readForFree'> | null,
): number {
  if (inventory === null) return 100;
  const { amount, recoverRemained } = inventory.readForFree;
  if (amount > 0) return 100;
  if (recoverRemained <= 0) return 0;
  return Math.max(0, Math.floor(((recoverInterval - recoverRemained) * 100) / recoverInterval));
}
