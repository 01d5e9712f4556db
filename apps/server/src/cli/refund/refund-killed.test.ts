import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openSession } from '#db/session.ts';
import { refundEvent, refundRequest } from '#db/schema/refund/refund.ts';
import { openRefunds } from '#modules/refund/testing/open-refunds.ts';
import { verifyLedger } from '#modules/wallet/ledger/verify-ledger.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { runHanji, spawnHanji } from '#testing/served-process.ts';

const { db, sql, url } = await freshDatabase();
const { charge, clock, newMember, request } = await openRefunds(db);
const by = ['--operator', 'sujin'];

function hanji(...args: string[]) {
  return runHanji(['refund', ...args], { DATABASE_URL: url });
}

/** Runs a command until it waits for what is locked, and kills it there. */
async function killAt(lock: string, ...args: string[]): Promise<void> {
  const session = await openSession(url);
  await session.query(`begin; ${lock}`);
  const { child, ended, output } = spawnHanji(['refund', ...args], { DATABASE_URL: url });
  await expect
    .poll(async () => {
      if (child.exitCode !== null) throw new Error(`ended too early: ${output.err}`);
      const [row] = await sql<{ waiting: number }>`select count(*)::int as waiting
          from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      return row?.waiting;
    })
    .toBeGreaterThan(0);
  child.kill('SIGKILL');
  await ended;
  await session.end();
}

async function asking(won: number) {
  const { memberId, token } = await newMember();
  await charge(memberId, { coins: 10, won });
  clock.now = new Date(clock.now.getTime() + 1000);
  expect((await request(token)).code).toBe(200);
  const [row] = await db.select().from(refundRequest).where(eq(refundRequest.memberId, memberId));
  if (row === undefined) throw new Error('no request');
  return row;
}

/** The references and amounts of an export, without its head and its sum. */
async function exported(batch: number): Promise<string[]> {
  const { stdout } = await hanji('export', `${batch}`, ...by);
  const rows = stdout.trimEnd().split('\r\n').slice(1, -1);
  return rows.map((row) => `${row.split(',')[0]} ${row.split(',').at(-1)}`);
}

it('a kill while requests are taken up, and one before the export is told, pay nobody twice and lose nobody', async () => {
  const requests = [await asking(1000), await asking(2000), await asking(3000)];
  const [first, second, third] = requests;
  const held = `select from wallet where id = ${second?.walletId} for update`;
  await killAt(held, 'take', '--yes', ...by);
  const states = async () =>
    Promise.all(
      requests.map(async ({ id }) => {
        const [row] = await db.select().from(refundRequest).where(eq(refundRequest.id, id));
        return [row?.state, row?.batchId];
      }),
    );
  expect(await states()).toEqual([
    ['taken_up', 1],
    ['requested', null],
    ['requested', null],
  ]);
  expect((await verifyLedger(db)).difference).toBeNull();

  expect((await hanji('take', '--yes', ...by)).stdout).toBe('took up 2 as batch 2\n');
  await killAt('select from refund_batch where id = 2 for update', 'export', '2', ...by);
  const told = () => db.select().from(refundEvent).where(eq(refundEvent.what, 'exported'));
  expect(await told()).toEqual([]);
  const paid = [...(await exported(1)), ...(await exported(2))];
  expect(paid.toSorted()).toEqual(
    [`${first?.id} 1000`, `${second?.id} 2000`, `${third?.id} 3000`].toSorted(),
  );
  expect(await told()).toHaveLength(3);
  expect((await verifyLedger(db)).difference).toBeNull();
});
