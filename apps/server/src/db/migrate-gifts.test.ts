import { afterAll, expect, it } from 'vitest';
import { distribute } from '#modules/inbox/entries/distribute.ts';
import { emptyDatabase } from '#testing/fresh-database.ts';
import { migrateBefore } from '#testing/migrate-before.ts';
import { sqlOf } from '#testing/sql.ts';
import { openDatabase } from './client.ts';
import { migrateDatabase } from './migrate.ts';

const url = await emptyDatabase();
const open = openDatabase(url, { poolSize: 1 });
afterAll(() => open.close());
const sql = sqlOf(open.db);

const holder = '22222222-2222-4222-8222-222222222222';

it('keeps gifts of before with their numbers, and whether they were received', async () => {
  await migrateBefore(open.db, 'inbox');
  await sql`insert into member (id, guest) values (${holder}, false)`;
  await sql`insert into gift_item (item, amount) values ('coin', 5)`;
  await sql`with made as (insert into wallet (member_id, given_coins) values (${holder}, 5) returning id)
    insert into ledger_entry (wallet_id, kind, at) select id, 'grant', now() from made`;
  await sql`insert into gift (member_id, item_id, distribution_type, title, description,
      distributed_at, expires_at, received_at, entry_id, operator, reason)
    values (${holder}, 1, 'operator', 'First', 'Thanks', '2026-03-01', '2026-04-01', '2026-03-02', 1, 'sujin', 'x'),
      (${holder}, 1, 'operator', 'Second', '', '2026-03-01', '2026-04-01', null, null, 'sujin', 'y')`;
  await migrateDatabase({ url, ownerUrl: url });
  expect(
    await sql`select e.id, e.kind, e.distribution_type as by, e.title, r.member_id, g.received_at, g.ledger_entry_id
      from inbox_entry e join inbox_recipient r on r.entry_id = e.id
      left join gift_receipt g on g.gift_id = e.id and g.member_id = r.member_id order by e.id`,
  ).toMatchObject([
    {
      id: 1,
      kind: 'gift',
      by: 'operator',
      title: 'First',
      member_id: holder,
      ledger_entry_id: '1',
    },
    { id: 2, title: 'Second', member_id: holder, received_at: null },
  ]);
  const contents = { item: 'coin', amount: 5, days: null } as const;
  const words = { title: 'Third', description: '', translations: {} };
  const facts = {
    ...words,
    contents,
    expiresAt: new Date(),
    link: null,
    operator: 'x',
    reason: 'x',
  };
  const now = new Date();
  expect(await distribute(open.db, { kind: 'gift', ...facts }, [holder], now)).toBe(3);
});
