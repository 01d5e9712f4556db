import { expect, it } from 'vitest';
import { signIn } from '#http/testing/sign-in.ts';
import { testNow } from '#http/testing/test-now.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { grantCoins } from '#modules/wallet/grants/grant-coins.ts';
import { grantTickets } from '#modules/wallet/grants/grant-tickets.ts';
import { verifyLedger } from './verify-ledger.ts';

const { db, sql } = await freshDatabase();
const by = { operator: 'sujin', reason: 'an outage' };

async function holder(coins: number): Promise<{ walletId: number; lotId: number }> {
  const { memberId } = await signIn(db);
  await grantCoins(db, { memberId, kind: 'free', coins, expiresAt: null, ...by }, testNow);
  const [row] = await sql<{ walletId: number; lotId: number }>`
    select w.id as "walletId", l.id as "lotId" from wallet w join coin_lot l on l.wallet_id = w.id
    where member_id = ${memberId}`;
  if (row === undefined) throw new Error('no coins were given');
  return row;
}

it('agrees with what was written, and counts it', async () => {
  expect(await verifyLedger(db)).toEqual({ entries: 0, wallets: 0, difference: null });
  await holder(3);
  await holder(4);
  expect(await verifyLedger(db)).toEqual({ entries: 2, wallets: 2, difference: null });
  const { memberId } = await signIn(db);
  for (const [kind, tickets] of [
    ['ticket', 3],
    ['ad_ticket', 2],
  ] as const) {
    await grantTickets(db, { memberId, kind, tickets, expiresAt: null, ...by }, testNow);
  }
  expect(await verifyLedger(db)).toEqual({ entries: 4, wallets: 3, difference: null });
});

it('names the first that differs: what a lot holds, what a wallet says, what an entry moves', async () => {
  const [one, other] = [await holder(5), await holder(6)];
  const found = async () => (await verifyLedger(db)).difference;
  await sql`update coin_lot set amount = 4 where id = ${one.lotId}`;
  const holds = 'it holds 4, its postings sum to 5';
  expect(await found()).toEqual({ what: 'lot', id: one.lotId, says: holds });
  await sql`update coin_lot set amount = 5 where id = ${one.lotId}`;
  await sql`update wallet set given_coins = 7 where id = ${other.walletId}`;
  const says =
    'it says 0 purchased and 7 given coins, 0 tickets and 0 ad tickets, its lots hold 0, 6, 0 and 0';
  expect(await found()).toEqual({ what: 'wallet', id: other.walletId, says });
  await sql`update wallet set given_coins = 6 where id = ${other.walletId}`;

  const [entry] = await sql<{ id: string }>`insert into ledger_entry (wallet_id, kind, at)
    values (${one.walletId}, 'spend', now()) returning id`;
  const id = Number(entry?.id);
  expect(await found()).toEqual({ what: 'entry', id, says: 'it has no postings' });
  await sql`insert into ledger_posting (entry_id, line, account, lot_id, unit, amount)
    values (${id}, 0, 'lot', ${other.lotId}, 'coin', -1), (${id}, 1, 'revenue', null, 'coin', 1)`;
  const moves = `it moves lot ${other.lotId} of wallet ${other.walletId}`;
  expect(await found()).toEqual({ what: 'entry', id, says: moves });
});

it('says which entry moves what its lot does not hold', async () => {
  const { lotId, walletId } = await holder(2);
  const [entry] = await sql<{ id: string }>`insert into ledger_entry (wallet_id, kind, at)
    values (${walletId}, 'spend', now()) returning id`;
  const id = Number(entry?.id);
  await sql`insert into ledger_posting (entry_id, line, account, lot_id, unit, amount)
    values (${id}, 0, 'lot', ${lotId}, 'ticket', -1), (${id}, 1, 'revenue', null, 'ticket', 1)`;
  const says = `it moves ticket of lot ${lotId}, which holds free`;
  expect((await verifyLedger(db)).difference).toEqual({ what: 'entry', id, says });
});

it('says which entry does not sum to zero, where something got past the database', async () => {
  const { lotId, walletId } = await holder(2);
  await sql`alter table ledger_posting disable trigger ledger_posting_balances`;
  const [entry] = await sql<{ id: string }>`insert into ledger_entry (wallet_id, kind, at)
    values (${walletId}, 'spend', now()) returning id`;
  const id = Number(entry?.id);
  await sql`insert into ledger_posting (entry_id, line, account, lot_id, unit, amount)
    values (${id}, 0, 'lot', ${lotId}, 'coin', -1)`;
  await sql`alter table ledger_posting enable trigger ledger_posting_balances`;
  const says = 'its postings of coin sum to -1';
  expect((await verifyLedger(db)).difference).toEqual({ what: 'entry', id, says });
});
