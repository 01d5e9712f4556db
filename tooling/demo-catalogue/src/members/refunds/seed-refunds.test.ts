import { verifyLedger } from '@hanji/server/modules/wallet/ledger/verify-ledger.ts';
import { addChapter, addTitle } from '@hanji/server/modules/testing/works.ts';
import { freshDatabase } from '@hanji/server/testing/fresh-database.ts';
import { expect, it } from 'vitest';
import { seedMembers } from '#members/seed-members.ts';

const { db, sql } = await freshDatabase();
const now = new Date('2026-11-20T03:00:00Z');

it('has a member of the service that ends for each state of a refund, once, and writes to nobody', async () => {
  await seedMembers(db, now);
  const title = await addTitle(db);
  for (let sort = 1; sort < 6; sort += 1) await addChapter(db, title.id, { sort });
  await seedMembers(db, now);
  await seedMembers(db, new Date(now.getTime() + 1));
  const found = await sql`select email, nickname, r.state, purchased_coins > 0 as coins
    from member m join wallet w on w.member_id = m.id left join refund_request r on r.wallet_id = w.id
    where email like 'refund%' order by m.id`;
  expect(found).toEqual([
    { email: 'refund@hanji.example', nickname: 'Lan', state: null, coins: true },
    { email: 'refund-requested@hanji.example', nickname: 'Minh', state: 'requested', coins: true },
    { email: 'refund-taken-up@hanji.example', nickname: 'Thu', state: 'taken_up', coins: false },
    { email: 'refund-paid@hanji.example', nickname: 'Nam', state: 'paid', coins: false },
    { email: 'refund-returned@hanji.example', nickname: 'Hoa', state: 'returned', coins: true },
    { email: 'refund-refused@hanji.example', nickname: 'Phong', state: 'refused', coins: true },
  ]);
  expect(await sql`select from pgboss.job where name = 'send-mail'`).toEqual([]);
  expect((await verifyLedger(db)).difference).toBeNull();
});
