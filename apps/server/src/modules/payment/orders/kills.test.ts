import { expect, it } from 'vitest';
import { fillDataFolder } from '#testing/filled-data-folder.ts';
import { killOrders } from '#testing/purchases/kill-orders.ts';

// `pnpm bench wallet` does the same with 100 kills of each.

it.each([
  ['service', 1],
  ['database', 2],
] as const)(
  'grants what was paid once, and nothing else, once the %s was killed amid paying',
  { timeout: 600_000 },
  async (kind, count) => {
    const killed = await killOrders(kind, count, { customers: 4, prepare: fillDataFolder });
    expect(killed.wrong).toEqual([]);
    expect(killed.purchases).toBeGreaterThan(0);
    expect(killed.askedAgain).toBeGreaterThan(0);
  },
);
