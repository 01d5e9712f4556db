import { expect, it } from 'vitest';
import { fillDataFolder } from '#testing/filled-data-folder.ts';
import { killPurchases } from '#testing/purchases/kill-purchases.ts';
import { racePurchases } from '#testing/purchases/race-purchases.ts';
import { killedKinds } from '#testing/purchases/served-to-kill.ts';

// `pnpm bench wallet` does the same with 10,000 calls and 100 kills of each.

it('loses and makes no coin in a race for one wallet', async () => {
  const { wrong, codes } = await racePurchases(320, 16, fillDataFolder);
  expect(wrong).toEqual([]);
  expect(codes[200]).toBeGreaterThan(10);
});

it.each(killedKinds)(
  'has every purchase that was answered, and no other, once the %s was killed',
  { timeout: 600_000 },
  async (kind) => {
    const killed = await killPurchases(kind, 2, { customers: 6, prepare: fillDataFolder });
    expect(killed.wrong).toEqual([]);
    expect(killed.purchases).toBeGreaterThan(2);
    expect(killed.askedAgain).toBeGreaterThan(0);
  },
);
