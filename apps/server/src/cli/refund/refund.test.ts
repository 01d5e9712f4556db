import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { refundRequest } from '#db/schema/refund/refund.ts';
import { openRefunds } from '#modules/refund/testing/open-refunds.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { runHanji } from '#testing/served-process.ts';

const { db, url } = await freshDatabase();
const { buy, charge, newMember, request } = await openRefunds(db);

function hanji(...args: string[]) {
  return runHanji(['refund', ...args], { DATABASE_URL: url });
}

it('pays a refund out: listed, taken up, exported and paid, each once', async () => {
  const { memberId, token } = await newMember();
  await charge(memberId, { coins: 10, won: 1200 });
  await buy(memberId, 3, 10);
  await request(token);
  const [row] = await db.select().from(refundRequest).where(eq(refundRequest.memberId, memberId));
  const id = row?.id ?? '';
  expect((await hanji('list', '--state', 'requested')).stdout).toMatch(
    new RegExp(`^${id}  requested, 1191 won, .+\n1 requests, 1191 won\n$`),
  );
  const { stdout: shown } = await hanji('show', id);
  expect(shown).toContain('••••8901');
  expect(shown).not.toContain('11012345678901');
  expect(shown).toContain('3 coins, 360 won × 355 ÷ 365 = 25560/73 → 351 won');
  const by = ['--operator', 'sujin'];
  expect((await hanji('take', ...by)).stdout).toContain('would take up 1');
  const both = await Promise.all([1, 2].map(() => hanji('take', ...by, '--yes')));
  expect(both.map(({ stdout }) => stdout).toSorted()).toEqual([
    'took up 1 as batch 1\n',
    'took up none\n',
  ]);
  const { stdout: csv } = await hanji('export', '1', ...by);
  expect(csv).toContain(`${id},088,Shinhan Bank (신한은행),11012345678901,LAN,1191\r\n`);
  const again = await hanji('export', '1', '--operator', 'minho');
  expect(again.stdout).toBe(csv);
  expect(again.stderr).toContain('by sujin: pay it once');
  expect((await hanji('paid', id, ...by, '--yes')).stdout).toBe(`paid: ${id}, 1191 won\n`);
  expect((await hanji('paid', id, ...by, '--yes')).stdout).toMatch(/^left as it is/);
  expect((await hanji('rotate')).stdout).toBe(
    'encrypted 0 accounts and 0 images with the key local\n',
  );
});

it('says in one line what it does not understand', async () => {
  for (const args of [[], ['paid'], ['refuse', 'x'], ['export', '0'], ['list', '--state', 'x']]) {
    const { code, stderr } = await hanji(...args);
    expect(code).not.toBe(0);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  }
});
