import type { SalesConfig } from '@hanji/contract/entities/chapter.ts';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';

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
