import type { SalesConfig } from '@hanji/contract/entities/chapter.ts';
import { rentalTerms } from '@hanji/domain/chapters/rights/rental.ts';
import type { TitleRow } from '#modules/catalogue/load-titles.ts';
import type { ChapterRow } from './find-rows.ts';

/** How a chapter is sold now. */
export function salesConfig(
  title: Pick<TitleRow, 'rentExpireAt' | 'rentalPeriod'>,
  row: ChapterRow['chapter'],
  now: Date,
): SalesConfig {
  return {
    ...rentalTerms(row.rentAllowedWith, title.rentExpireAt, now),
    free: row.free,
    purchaseAllowedWith: row.purchaseAllowedWith,
    event: row.event,
    originalPrice: row.originalPrice,
    price: row.price,
    coinBackPrice: row.coinBackPrice,
    originalRentalPrice: row.originalRentalPrice,
    rentalPrice: row.rentalPrice,
    rentalPeriod: row.rentalPeriod === 0 ? title.rentalPeriod : row.rentalPeriod,
  };
}
