import { beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { chapter as chapterTable } from '#db/schema/works/chapter.ts';
import { testNow } from '#http/testing/test-now.ts';
import { grantCoins } from '#modules/wallet/grants/grant-coins.ts';
import { verifyLedger } from '#modules/wallet/ledger/verify-ledger.ts';
import { later, openStore } from '#modules/wallet/testing/open-store.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db, sql } = await freshDatabase();
const { clock, first, second, member, takeToken, unlock, balance } = await openStore(db);

beforeEach(() => {
  clock.now = testNow;
});

describe('a transaction token', () => {
  it('[A7-073] [B7-011] [B7-030] does one thing once, and answers the same for ever', async () => {
    const { token } = await member(9);
    const used = await takeToken(token);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => unlock(token, first, {}, used)),
    );
    clock.now = later(3_600_000);
    await db.update(chapterTable).set({ price: 8 }).where(eq(chapterTable.id, first.id));
    answers.push(await unlock(token, first, {}, used));
    await db.update(chapterTable).set({ price: 3 }).where(eq(chapterTable.id, first.id));
    const told = new Set(answers.map(({ code, data }) => JSON.stringify({ code, data })));
    expect(told.size).toBe(1);
    expect(answers[0]?.code).toBe(200);
    expect(await balance(token)).toBe(7);
  });

  it('[A7-073] [B7-011] is of no use for anything else', async () => {
    const { token } = await member(9);
    const used = await takeToken(token);
    await unlock(token, first, {}, used);
    expect((await unlock(token, second, {}, used)).code).toBe(409);
    expect((await unlock(token, first, { price: 4 }, used)).code).toBe(409);
    expect((await unlock(token, first, {}, 'x'.repeat(32))).code).toBe(409);
    expect(await balance(token)).toBe(7);
  });

  it('keeps a refusal too', async () => {
    const { token, memberId } = await member(2);
    const used = await takeToken(token);
    expect((await unlock(token, first, {}, used)).code).toBe(402);
    const by = { operator: 'sujin', reason: 'a test' };
    await grantCoins(db, { memberId, kind: 'free', coins: 5, expiresAt: null, ...by }, clock.now);
    expect((await unlock(token, first, {}, used)).code).toBe(402);
    expect((await unlock(token, first)).code).toBe(200);
  });
});

describe('books that were tampered with', () => {
  it.each([
    [
      'a chapter that another paid for',
      (ids: number[]) =>
        sql`update chapter_unlock set entry_id = ${ids[0]} where entry_id = ${ids[1]}`,
      'paid for 2 chapters',
    ],
    [
      'a purchase of which the chapter is gone',
      (ids: number[]) => sql`delete from chapter_unlock where entry_id = ${ids[1]}`,
      'paid for 0 chapters',
    ],
    [
      'a chapter that a gift paid for',
      (ids: number[]) =>
        sql`update chapter_unlock set entry_id = (select min(id) from ledger_entry e
          where e.wallet_id = chapter_unlock.wallet_id) where entry_id = ${ids[1]}`,
      'a grant of wallet',
    ],
  ])('are found out: %s', async (_, tamper, says) => {
    const { token, memberId } = await member(9);
    await unlock(token, first);
    await unlock(token, second);
    const rows = await sql<{ id: number }>`select entry_id::int as id from chapter_unlock
      join wallet w on w.id = wallet_id where member_id = ${memberId} order by 1`;
    const ids = rows.map(({ id }) => id);
    // Undone at the end: the books are those of the other tests as well.
    await sql`create table unlock_before as select * from chapter_unlock`;
    await tamper(ids);
    const { difference } = await verifyLedger(db);
    await sql`delete from chapter_unlock`;
    await sql`insert into chapter_unlock overriding system value select * from unlock_before`;
    await sql`drop table unlock_before`;
    expect(difference?.says).toContain(says);
    expect((await verifyLedger(db)).difference).toBeNull();
  });
});
