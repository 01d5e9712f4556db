import type { RentalConfig } from '@hanji/contract/entities/content.ts';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import type { SalesConfig } from '@hanji/contract/entities/chapter.ts';
import { secondsLeft } from '#times/seconds-left.ts';

/**
 * How full the gauge is, 0 to 100 (reading-service, section 4 "Wait-for-free gauge percentage").
 * Takes a title's `recoverInterval` and the reader's `recoverRemained`, both in seconds, and null
 * for a visitor (and a guest: `usableInventory`). Cut to whole percent, so that 100 always means
 * that nothing is waited for; 0 where there is no interval, or more is left than that (decision
 * "gauge percentage").
 */
export function gaugePercentage(
  { recoverInterval }: Pick<RentalConfig, 'recoverInterval'>,
  inventory: Pick<Inventory, 'readForFree'> | null,
): number {
  if (inventory === null) return 100;
  const { amount, recoverRemained } = inventory.readForFree;
  if (amount > 0) return 100;
  if (recoverInterval <= 0) return 0;
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

/**
 * A reader's gauge of a title, from when it was used last (null: never) and nothing that runs: one
 * chapter when it is full, else the seconds until it is (reading-service, section 3 "Inventory").
 * A title that has no gauge, or whose gauge does not recover, gives nothing.
 */
export function readForFree(
  usedAt: Date | null,
  { gaugeUsable, recoverInterval }: Pick<RentalConfig, 'gaugeUsable' | 'recoverInterval'>,
  now: Date,
): Inventory['readForFree'] {
  if (!gaugeUsable || recoverInterval <= 0) return { amount: 0, recoverRemained: 0 };
  if (usedAt === null) return { amount: 1, recoverRemained: 0 };
  const fullAt = usedAt.getTime() + recoverInterval * 1000;
  if (fullAt <= now.getTime()) return { amount: 1, recoverRemained: 0 };
  return { amount: 0, recoverRemained: Math.max(1, secondsLeft(new Date(fullAt), now)) };
}
