import type { RentalConfig } from '@hanji/contract/entities/content.ts';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import type { SalesConfig } from '@hanji/contract/entities/chapter.ts';

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

/** Ready for a chapter now, on its way, or of no use for this chapter. */
export type GaugeState = 'full' | 'recovering' | 'none';

/**
 * How a reader's gauge stands for a chapter that can be rented with it (reading-service, section 4;
 * decision "gauge only, not readable"). It cannot recover for this chapter when nothing recovers,
 * or when the chapter stops being rentable before the gauge is full. Both in seconds; a
 * `rentableRemained` of 0 is a chapter whose rental has no end.
 */
export function gaugeState(
  { rentableRemained }: Pick<SalesConfig, 'rentableRemained'>,
  { amount, recoverRemained }: Inventory['readForFree'],
): GaugeState {
  if (amount > 0) return 'full';
  const tooLate = rentableRemained > 0 && recoverRemained >= rentableRemained;
  return recoverRemained > 0 && !tooLate ? 'recovering' : 'none';
}
