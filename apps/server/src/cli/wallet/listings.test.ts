import { expect, it } from 'vitest';
import { addProducts } from '#modules/payment/products.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { runHanji } from '#testing/served-process.ts';

const { db, sql, url } = await freshDatabase();

function hanji(...args: string[]) {
  return runHanji(['wallet', ...args], { DATABASE_URL: url });
}

it('lists what is sold, and the orders that somebody has to look at', async () => {
  const [nothing, none] = [await hanji('products'), await hanji('orders', '--stuck')];
  expect([nothing.stdout, none.stdout]).toEqual(['nothing is sold\n', 'no order is stuck\n']);
  await addProducts(db, [
    {
      code: 'ja-100',
      edition: 'ja',
      coins: 100,
      bonusCoins: 10,
      bonusDays: 90,
      sort: 0,
      price: 1200,
      currency: 'JPY',
    },
  ]);
  expect((await hanji('products')).stdout).toBe(
    'ja  1  ja-100: 100 coins + 10 bonus for 90 days, YEN 1,200\n',
  );
  await sql`insert into wallet default values`;
  await sql`insert into coin_order (wallet_id, product_id, edition, locale, payment, coins, bonus_coins,
      price, currency, state, created_at, changed_at, attention, owed)
    select 1, 1, 'ja', 'ja-JP', 'credit', 100, 10, 1200, 'JPY', state, at::timestamptz, now(), attention,
      owed
    from (values ('reserved', '2026-01-01T00:00:00Z', null, 0), ('reserved', now()::text, null, 0),
      ('granted', '2026-01-02T00:00:00Z', null, 0), ('failed', now()::text, 'another amount', 0),
      ('refunded', (now() + interval '1 s')::text, 'its coins were spent', 13))
      as given (state, at, attention, owed)`;
  const [first, second, third, ...more] = (await hanji('orders', '--stuck')).stdout
    .trim()
    .split('\n');
  expect(first).toMatch(
    / {2}reserved by credit, YEN 1,200, since 2026-01-01 00:00 UTC: asked 0 times$/,
  );
  expect(second).toMatch(/ {2}failed by credit, .+: another amount$/);
  expect(third).toMatch(/ {2}refunded by credit, .+: its coins were spent, 13 of them owed$/);
  expect(more).toEqual([]);
});

it.each([
  [['orders'], 'which orders? --stuck'],
  [['products', 'x'], 'unexpected argument "x"'],
])('refuses %j: %s', async (args, message) => {
  const { code, stderr } = await hanji(...args);
  expect(code).not.toBe(0);
  expect(stderr).toContain(message);
});
