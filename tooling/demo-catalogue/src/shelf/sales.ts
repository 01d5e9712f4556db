import type { ChapterSales, WorkSource } from '@hanji/server/ingest/work-source.ts';

/** The ways in which the demo's titles are sold. */
export type SalesPlan =
  | 'free'
  | 'wait'
  | 'ticket'
  | 'ads'
  | 'coin'
  | 'discount'
  | 'coinback'
  | 'more-free';

const day = 86_400;

/** What the chapters after the free ones cost; `place` counts from 0, `last` is the newest. */
export function salesOf(plan: SalesPlan, place: number, last: number): ChapterSales {
  const buy = { purchaseAllowedWith: ['coin'], price: 3, originalPrice: 3 } as const;
  const rent = { rentalPrice: 2, originalRentalPrice: 2, rentalPeriod: 3 * day } as const;
  // The newest two are ahead of those who wait: bought, with a look inside.
  const ahead = place > last - 2;
  switch (plan) {
    case 'free':
      return { free: true };
    case 'wait':
      return ahead
        ? { free: false, ...buy, trialPages: 1 }
        : { free: false, rentAllowedWith: ['gauge', 'ticket', 'coin'], ...rent, ...buy };
    case 'ticket':
      return ahead
        ? { free: false, ...buy, trialPages: 1 }
        : { free: false, rentAllowedWith: ['ticket', 'coin'], ...rent, ...buy };
    case 'ads':
      return { free: false, rentAllowedWith: ahead ? ['coin'] : ['ads', 'coin'], ...rent, ...buy };
    case 'coin':
      return {
        free: false,
        rentAllowedWith: ['coin'],
        ...rent,
        ...buy,
        trialPages: place % 2 === 0 ? 1 : 0,
      };
    case 'discount':
      return {
        free: false,
        rentAllowedWith: ['coin'],
        ...rent,
        rentalPrice: 1,
        ...buy,
        price: 2,
        event: 'discount',
        trialPages: ahead ? 1 : 0,
      };
    case 'coinback':
      return {
        free: false,
        rentAllowedWith: ['gauge', 'coin'],
        ...rent,
        ...buy,
        coinBackPrice: 1,
        event: 'coinback',
      };
    case 'more-free':
      return place < last / 2
        ? { free: true, event: 'free_increased' }
        : { free: false, rentAllowedWith: ['gauge', 'coin'], ...rent, ...buy };
  }
}

/** A volume: bought whole, with a look inside. */
export function volumeSales(plan: SalesPlan): ChapterSales {
  return {
    free: false,
    purchaseAllowedWith: ['coin'],
    originalPrice: 40,
    price: plan === 'discount' ? 28 : 40,
    ...(plan === 'discount' ? { event: 'discount' as const } : {}),
    rentAllowedWith: ['coin'],
    originalRentalPrice: 20,
    rentalPrice: 20,
    rentalPeriod: 7 * day,
    trialPages: 2,
  };
}

/**
 * A look inside as long as a third of its chapter, and more than a page of it where it has more; a
 * chapter of one page gives none, which would be all of it.
 */
export function fairPreview(sales: ChapterSales, pages: number): ChapterSales {
  if ((sales.trialPages ?? 0) === 0) return sales;
  const least = Math.min(2, pages - 1);
  return { ...sales, trialPages: Math.max(least, Math.round(pages / 3), 0) };
}

/** What a title as a whole may be opened with. */
export function wayIn(
  plan: SalesPlan,
): Pick<
  WorkSource,
  | 'gaugeUsable'
  | 'ticketUsable'
  | 'coinUsable'
  | 'adsEnabled'
  | 'recoverInterval'
  | 'rentalPeriod'
  | 'rentExpireAt'
> {
  return {
    gaugeUsable: plan === 'wait' || plan === 'coinback' || plan === 'more-free',
    ticketUsable: plan === 'wait' || plan === 'ticket',
    coinUsable: plan !== 'free',
    adsEnabled: plan === 'ads',
    // An advertisement opens chapters for as long as renting has an end.
    ...(plan === 'ads' && { rentExpireAt: new Date('2035-01-01T00:00:00Z') }),
    recoverInterval:
      plan === 'wait' || plan === 'coinback' ? day : plan === 'more-free' ? day / 8 : 0,
    rentalPeriod: plan === 'free' ? 0 : 3 * day,
  };
}
