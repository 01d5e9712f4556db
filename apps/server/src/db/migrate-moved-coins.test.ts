import { afterAll, expect, it } from 'vitest';
import { verifyLedger } from '#modules/wallet/ledger/verify-ledger.ts';
import { emptyDatabase } from '#testing/fresh-database.ts';
import { migrateBefore } from '#testing/migrate-before.ts';
import { sqlOf } from '#testing/sql.ts';
import { openDatabase } from './client.ts';
import { migrateDatabase } from './migrate.ts';

const url = await emptyDatabase();
const open = openDatabase(url, { poolSize: 1 });
afterAll(() => open.close());
const sql = sqlOf(open.db);

const fresh = '11111111-1111-4111-8111-111111111111';
const holder = '22222222-2222-4222-8222-222222222222';
const without = '33333333-3333-4333-8333-333333333333';

it('puts coins that came along before there was a wallet into one, once', async () => {
  await migrateBefore(open.db, 'moved_coins');
  await sql`insert into member (id, guest) values (${fresh}, false), (${holder}, false),
    (${without}, false)`;
  await sql`insert into moved_account
      (product, previous_id, member_id, purchased_coins, free_coins, moved_at)
    values ('old', 'a', ${fresh}, 120, 7, '2026-03-01'), ('old', 'b', ${holder}, 0, 9, '2026-03-02'),
      ('old', 'c', ${without}, 0, 0, '2026-03-03'), ('old', 'd', null, 50, 5, '2026-03-04')`;
  await sql`with made as (insert into wallet (member_id, given_coins) values (${holder}, 3) returning id),
      lot as (insert into coin_lot (wallet_id, kind, granted, amount, acquired_at, platform)
        select id, 'free', 3, 3, now(), 'web' from made returning id, wallet_id),
      entry as (insert into ledger_entry (wallet_id, kind, at)
        select wallet_id, 'grant', now() from lot returning id)
    insert into ledger_posting (entry_id, line, account, lot_id, unit, amount)
    select entry.id, 0, 'lot', lot.id, 'coin', 3 from lot, entry union all
    select id, 1, 'promotions', null, 'coin', -3 from entry`;
  for (let start = 0; start < 2; start += 1) await migrateDatabase({ url, ownerUrl: url });
  expect(
    await sql`select member_id, purchased_coins, given_coins from wallet order by member_id`,
  ).toEqual([
    { member_id: fresh, purchased_coins: 120, given_coins: 7 },
    { member_id: holder, purchased_coins: 0, given_coins: 12 },
  ]);
  expect(
    await sql`select l.kind, l.amount, l.paid_amount, l.acquired_at from coin_lot l
      join ledger_posting p on p.lot_id = l.id join ledger_entry e on e.id = p.entry_id
      where e.kind = 'move' order by l.id`,
  ).toEqual([
    { kind: 'purchased', amount: 120, paid_amount: 0, acquired_at: new Date('2026-03-01') },
    { kind: 'free', amount: 7, paid_amount: null, acquired_at: new Date('2026-03-01') },
    { kind: 'free', amount: 9, paid_amount: null, acquired_at: new Date('2026-03-02') },
  ]);
  expect((await verifyLedger(open.db)).difference).toBeNull();
});
