import { expect, it } from 'vitest';
import { fillDataFolder } from '#testing/filled-data-folder.ts';
import { killOrders } from '#testing/purchases/kill-orders.ts';
import { killedKinds } from '#testing/purchases/served-to-kill.ts';

// `pnpm --filter @hanji/bench wallet` does the same with 100 kills of each.

it.each(killedKinds)(
  'grants what was paid once, and nothing else, once the %s was killed amid paying',
  { timeout: 600_000 },
  async (kind) => {
    const killed = await killOrders(kind, 2, { customers: 4, prepare: fillDataFolder });
    expect(killed.wrong).toEqual([]);
    expect(killed.purchases).toBeGreaterThan(2);
    expect(killed.askedAgain).toBeGreaterThan(0);
  },
);
