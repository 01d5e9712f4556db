const packs = [
  { coins: 10, bonusCoins: 0, bonusDays: null, sort: 0 },
  { coins: 100, bonusCoins: 10, bonusDays: 90, sort: 1 },
] as const;

const sold = [
  { edition: 'ko', currency: 'KRW', prices: [1_200, 11_500] },
  { edition: 'ja', currency: 'JPY', prices: [120, 1_200] },
  { edition: 'global', currency: 'USD', prices: [99, 949] },
] as const;

/** What coins each edition of the journeys sells. */
export const coinProducts = sold.flatMap(({ edition, currency, prices }) =>
  packs.map((pack, at) => ({
    ...pack,
    code: `${edition}-${pack.coins}`,
    edition,
    currency,
    price: prices[at] ?? 1,
  })),
);
