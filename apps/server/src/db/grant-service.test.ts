import { describe, expect, it } from 'vitest';
import { StartError } from '#errors/start-error.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testNow } from '#http/testing/test-now.ts';
import { grantCoins } from '#modules/wallet/grants/grant-coins.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { queryAt } from '#testing/sql.ts';
import { migrateDatabase } from './migrate.ts';

const { db, sql, url, serviceUrl } = await freshDatabase();

function asService(statement: string): Promise<object[]> {
  return queryAt(serviceUrl, statement);
}

describe('the role that the service connects as', () => {
  it('writes the ledger, and changes nothing of it, even where no trigger keeps it from that', async () => {
    const { memberId } = await signIn(db);
    const by = { operator: 'sujin', reason: 'an outage' };
    const grant = { memberId, kind: 'free', coins: 3, expiresAt: null, ...by } as const;
    await grantCoins(db, grant, testNow);
    for (const table of ['ledger_entry', 'ledger_posting']) {
      await queryAt(url, `alter table ${table} disable trigger user`);
      const denied = `permission denied for table ${table}`;
      const column = table === 'ledger_entry' ? 'wallet_id' : 'line';
      await expect(asService(`update ${table} set ${column} = ${column}`)).rejects.toThrow(denied);
      await expect(asService(`delete from ${table}`)).rejects.toThrow(denied);
      await expect(asService(`truncate ${table} cascade`)).rejects.toThrow(denied);
      await expect(asService(`alter table ${table} disable trigger user`)).rejects.toThrow(
        `must be owner of table ${table}`,
      );
      await queryAt(url, `alter table ${table} enable trigger user`);
    }
    expect(await sql`select amount from ledger_posting order by line`).toEqual([
      { amount: 3 },
      { amount: -3 },
    ]);
  });

  it('cannot become who owns the tables, nor make tables', async () => {
    const owner = new URL(url).username;
    await expect(asService(`set role ${owner}`)).rejects.toThrow('permission denied');
    await expect(asService('create table more (number int)')).rejects.toThrow('permission denied');
  });

  it('uses tables that come later', async () => {
    await sql`create table later (id serial, number int)`;
    await asService('insert into later (number) values (7)');
    await asService('update later set number = 8');
    expect(await asService('select number from later')).toEqual([{ number: 8 }]);
    await sql`drop table later`;
  });

  it('keeps what it may at every start, and gets back what it lost', async () => {
    await sql`grant update on ledger_posting to public`;
    const start = migrateDatabase({ url: serviceUrl, ownerUrl: url });
    await expect(start).rejects.toThrow(StartError);
    await expect(start).rejects.toThrow(/^DATABASE_URL: its user "\w+" may change the ledger: /);
    await sql`revoke update on ledger_posting from public`;
    await queryAt(url, `revoke all on member from ${new URL(serviceUrl).username}`);
    await expect(asService('select from member')).rejects.toThrow('permission denied');
    await migrateDatabase({ url: serviceUrl, ownerUrl: url });
    await expect(asService('delete from ledger_entry')).rejects.toThrow('permission denied');
    await expect(asService('select from member')).resolves.toHaveLength(1);
  });
});
