import type { ChapterActivity, SalesConfig } from '@hanji/contract/entities/chapter.ts';
import { offersBuying } from '#purchase/price/coin-offers.ts';

/**
 * Whether a chapter can be checked in select-purchase (reading-service, section 4): not one that is
 * unlocked, free or not for sale. A rented one can: renting does not own it.
 */
export function selectable(chapter: {
  readonly activity: Pick<ChapterActivity, 'unlocked'>;
  readonly salesConfig: Pick<SalesConfig, 'free' | 'purchaseAllowedWith' | 'price'>;
}): boolean {
  return (
    !chapter.activity.unlocked && !chapter.salesConfig.free && offersBuying(chapter.salesConfig)
  );
}
