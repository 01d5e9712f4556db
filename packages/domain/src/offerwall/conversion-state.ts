import type { ConversionState } from '@hanji/contract/offerwall-vocabulary.ts';

/**
 * What a conversion of points can become. Points that were taken after it was given up are taken
 * all the same: their coins come.
 */
const next: Readonly<Record<ConversionState, readonly ConversionState[]>> = {
  open: ['granted', 'cancelled', 'failed'],
  cancelled: ['granted', 'failed'],
  failed: ['granted'],
  granted: [],
};

export function canConversionBecome(from: ConversionState, to: ConversionState): boolean {
  return next[from].includes(to);
}
