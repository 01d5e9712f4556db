import { expect, it } from 'vitest';
import { signIn } from '#http/testing/sign-in.ts';
import { addProducts } from '#modules/payment/products.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { runInProcess } from '#testing/run-in-process.ts';
import { orders } from './orders.ts';
import { walletCommand } from './wallet.ts';

const { db, sql, url } = await freshDatabase();
const { memberId } = await signIn(db, { email: 'Soomin@reader.example', nickname: 'Soomin' });

function hanji(...args: string[]) {
  return runInProcess(['wallet', ...args], { DATABASE_URL: url });
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
  await sql`insert into wallet (member_id) values (${memberId})`;
  await sql`insert into coin_order (wallet_id, product_id, edition, locale, payment, coins, bonus_coins,
      price, currency, state, created_at, changed_at, attention, owed, ask_at)
    select 1, 1, 'ja', 'ja-JP', 'credit', 100, 10, 1200, 'JPY', state, at::timestamptz, now(), attention,
      owed, now()
    from (values ('reserved', '2026-01-01T00:00:00Z', null, 0), ('reserved', now()::text, null, 0),
      ('granted', '2026-01-02T00:00:00Z', null, 0), ('failed', now()::text, 'another amount', 0),
      ('refunded', (now() + interval '1 s')::text, 'its coins were spent', 13),
      ('refunded', (now() + interval '2 s')::text, 'it was paid once more', 7))
      as given (state, at, attention, owed)`;
  const [first, second, third, fourth, ...more] = (await hanji('orders', '--stuck')).stdout
    .trim()
    .split('\n');
  expect(first).toMatch(
    / {2}reserved by credit, YEN 1,200, since 2026-01-01 00:00 UTC: asked 0 times$/,
  );
  expect(second).toMatch(/ {2}failed by credit, .+: another amount$/);
  expect(third).toMatch(/ {2}refunded by credit, .+: its coins were spent, 13 of them owed$/);
  expect(fourth).toMatch(/ {2}refunded by credit, .+: it was paid once more, 7 of them owed$/);
  expect(more).toEqual([]);
});

async function kept() {
  return sql<{ id: string }>`select id, attention, owed, forgiven, ask_at is not null as asks
    from coin_order where attention is not null or forgiven > 0 order by created_at`;
}

const why = ['--reason', 'paid at the desk', '--operator', 'sujin'];

it('has nobody look at an order any more once that is confirmed, and keeps who said so', async () => {
  const before = await kept();
  const [failed = { id: '' }] = before;
  const settle = ['orders', '--settle', failed.id, ...why];
  const line = `order ${failed.id}  failed by credit, YEN 1,200, since .+: another amount, by sujin: paid at the desk`;
  expect((await hanji(...settle)).stdout).toMatch(
    new RegExp(`^would settle ${line}; --yes does it\n$`),
  );
  expect(await kept()).toEqual(before);
  expect((await hanji(...settle, '--yes')).stdout).toMatch(new RegExp(`^settled ${line}\n$`));
  expect(await kept()).toEqual(before.slice(1));
  expect(await sql`select ask_at from coin_order where id = ${failed.id}`).toEqual([
    { ask_at: null },
  ]);
  const settled = { from: 'failed', to: 'failed', source: 'operator', operator: 'sujin' };
  expect(
    await sql`select from_state as "from", to_state as "to", source, operator, detail
      from coin_order_event where order_id = ${failed.id}`,
  ).toEqual([{ ...settled, detail: 'paid at the desk' }]);
  const [open = { id: '' }] = await sql<{ id: string }>`select id from coin_order
    where state = 'reserved'`;
  for (const [id, says] of [
    [failed.id, `nobody has to look at order ${failed.id}`],
    [open.id, `order ${open.id} is reserved: its provider is asked until it answers`],
    [memberId, `there is no order ${memberId}`],
  ] as const) {
    const again = { settle: id, stuck: false, yes: true, reason: 'x', operator: 'sujin' };
    await expect(orders(db, again)).rejects.toThrow(says);
  }
});

it('forgives a member what is owed, and what else is to be looked at stays', async () => {
  const before = await kept();
  const forgive = ['forgive', 'soomin@reader.example', ...why];
  const show = async () => (await hanji('show', 'soomin@reader.example')).stdout;
  expect(await show()).toMatch(/^ {2}13 coins owed of order \S+\n {2}7 coins owed of order \S+$/m);
  const line =
    'Soomin \\(.+\\) 13 coins of order .+, 7 coins of order .+, by sujin: paid at the desk';
  expect((await hanji(...forgive)).stdout).toMatch(
    new RegExp(`^would forgive ${line}; --yes does it\n$`),
  );
  expect(await kept()).toEqual(before);
  expect((await hanji(...forgive, '--yes')).stdout).toMatch(new RegExp(`^forgave ${line}\n$`));
  expect(await kept()).toMatchObject([
    { attention: null, owed: 0, forgiven: 13 },
    { attention: 'it was paid once more', owed: 0, forgiven: 7, asks: true },
  ]);
  expect(await sql`select 1 from ledger_entry`).toEqual([]);
  expect(await show()).not.toContain('owed');
  expect((await hanji(...forgive, '--yes')).stderr).toMatch(/^Soomin \(.+\) owes nothing\n$/);
});

it.each([
  [['orders'], 'which orders? --stuck, or --settle one of them'],
  [['orders', '--stuck', '--yes'], '--reason, --operator and --yes go with --settle'],
  [['orders', '--stuck', '--settle', 'x'], 'either --stuck or --settle'],
  [['orders', '--settle', 'x', ...why], '--settle is the id of an order'],
  [['orders', '--settle', '7d0d2a52-3e9c-4a8e-9f1e-0a4f4f0c7f11'], 'say why with --reason'],
  [['orders', '--stuck', 'x'], 'unexpected argument "x"'],
  [['products', 'x'], 'unexpected argument "x"'],
  [['forgive', 'a@b.example'], 'say why with --reason'],
  [['forgive', ...why], 'whose wallet?'],
  [['forgive', 'a@b.example', ...why, ...why], '--reason is said more than once'],
])('refuses %j: %s', async (args, message) => {
  await expect(walletCommand.run(args, { DATABASE_URL: url })).rejects.toThrow(message);
});
