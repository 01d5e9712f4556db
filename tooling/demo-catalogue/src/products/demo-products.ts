import type { EditionId } from '@hanji/contract/editions.ts';
import type { Currency } from '@hanji/contract/vocabulary.ts';

/** Coins, those beside them, and the price in won, yen or cents. */
type Pack = readonly [coins: number, bonusCoins: number, price: number];

const packs: Readonly<Partial<Record<EditionId, readonly [Currency, readonly Pack[]]>>> = {
  ko: [
    'KRW',
    [
      [10, 0, 1_200],
      [30, 1, 3_500],
      [50, 3, 5_900],
      [100, 10, 11_500],
      [300, 40, 33_000],
      [500, 80, 55_000],
    ],
  ],
  ja: [
    'JPY',
    [
      [10, 0, 120],
      [30, 1, 360],
      [50, 3, 600],
      [100, 10, 1_200],
      [300, 40, 3_600],
      [500, 80, 6_000],
    ],
  ],
  global: [
    'USD',
    [
      [10, 0, 99],
      [30, 1, 299],
      [50, 3, 499],
      [100, 10, 999],
      [300, 40, 2_999],
      [500, 80, 4_999],
    ],
  ],
};

const bonusDays = 90;

/** What each edition sells in the demo. */
export const demoProducts = Object.entries(packs).flatMap(([edition, [currency, each]]) =>
  each.map(([coins, bonusCoins, price], sort) => ({
    code: `${edition}-${coins}`,
    edition: edition as EditionId,
    coins,
    bonusCoins,
    price,
    currency,
    sort,
    bonusDays: bonusCoins > 0 ? bonusDays : null,
  })),
);
