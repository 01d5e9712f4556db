import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { refundRequest } from '#db/schema/refund/refund.ts';
import { openRefunds } from '#modules/refund/testing/open-refunds.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { runInProcess } from '#testing/run-in-process.ts';

const { db, url } = await freshDatabase();
const { buy, charge, newMember, request } = await openRefunds(db);

function hanji(...args: string[]) {
  return runInProcess(['refund', ...args], { DATABASE_URL: url });
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

it('says of each that is named what came of it, and does nothing where one is none', async () => {
  const [waits, gone] = [await asked(100), await asked(200)];
  const by = ['--operator', 'minho', '--yes'];
  await hanji('refuse', gone, '--reason', 'the holder is another', ...by);
  const none = crypto.randomUUID();
  for (const doing of ['take', 'renew']) {
    expect(await hanji(doing, waits, none, ...by)).toMatchObject({
      code: 1,
      stderr: `there is no request ${none}\n`,
    });
  }
  expect((await hanji('renew', gone, ...by)).stdout).toMatch(
    new RegExp(`^left as it is: ${gone}  refused, .+\nmade 0 anew\n$`),
  );
  expect((await hanji('take', waits, gone)).stdout).toMatch(
    new RegExp(`^left as it is: ${gone}  refused, .+\n${waits}  requested, .+\nwould take up 1; `),
  );
  expect((await hanji('take', waits, gone, ...by)).stdout).toMatch(
    new RegExp(`^left as it is: ${gone}  refused, .+\ntook up 1 as batch \\d+\n$`),
  );
});

async function asked(won: number): Promise<string> {
  const { memberId, token } = await newMember();
  await charge(memberId, { coins: 10, won });
  await request(token);
  const [row] = await db.select().from(refundRequest).where(eq(refundRequest.memberId, memberId));
  return row?.id ?? '';
}

it('refuses, takes money back and pays a whole batch, each once and with who did it and why', async () => {
  const [refused, returned, paid] = [await asked(100), await asked(200), await asked(300)];
  const by = ['--operator', 'minho', '--yes'];
  const why = ['--reason', 'the holder is another'];
  expect((await hanji('refuse', refused, ...why, ...by)).stdout).toBe(
    `refused: ${refused}, 100 won\n`,
  );
  const { stdout: taken } = await hanji('take', returned, paid, ...by);
  const [, batch = ''] = /^took up 2 as batch (\d+)\n$/.exec(taken) ?? [];
  expect((await hanji('returned', returned, ...why, ...by)).stdout).toBe(
    `returned: ${returned}, 200 won\n`,
  );
  const { stdout: csv } = await hanji('export', batch, '--operator', 'minho');
  expect(csv.split('\r\n').slice(1)).toEqual([
    expect.stringContaining(`${paid},`),
    'total,,,,1,300',
    '',
  ]);
  expect((await hanji('paid', '--batch', batch, ...by)).stdout).toBe(`paid: ${paid}, 300 won\n`);
  expect((await hanji('paid', '--batch', batch, ...by)).stdout).toBe('there is none\n');
  expect((await hanji('show', refused)).stdout).toMatch(
    /refused by minho: the holder is another\n$/,
  );
});

it('encrypts anew with the key that stands first in the settings', async () => {
  const id = await asked(100);
  const [key, older] = [7, 8].map((byte) => Buffer.alloc(32, byte).toString('base64'));
  const withKeys = (keys: string, ...args: string[]) =>
    runInProcess(['refund', ...args], { DATABASE_URL: url, HANJI_REFUND_KEYS: keys });
  expect((await withKeys(`k1:${older}`, 'rotate')).stdout).toMatch(
    /^encrypted \d+ accounts and \d+ images with the key k1\n$/,
  );
  await withKeys(`k2:${key},k1:${older}`, 'rotate');
  expect((await withKeys(`k2:${key}`, 'show', id)).stdout).toContain('••••8901');
  const { code, stderr } = await withKeys(`k1:${older}`, 'show', id);
  expect(code).toBe(1);
  expect(stderr).toBe('the key k2 of a refund is not set\n');
});

it('goes past what no key reads as it encrypts anew, names it, and fails', async () => {
  const [lost, kept] = [await asked(100), await asked(200)].toSorted();
  const [key, gone] = [9, 10].map((byte) => Buffer.alloc(32, byte).toString('base64'));
  const withKeys = (keys: string, ...args: string[]) =>
    runInProcess(['refund', ...args], { DATABASE_URL: url, HANJI_REFUND_KEYS: keys });
  await db
    .update(refundRequest)
    .set({ keyId: 'gone' })
    .where(eq(refundRequest.id, lost ?? ''));
  const { code, stdout, stderr } = await withKeys(`k3:${key}`, 'rotate');
  expect(code).toBe(1);
  expect(stdout).toContain(`account ${lost}  left as it is: the key gone of a refund is not set\n`);
  expect(stderr).toMatch(/ could not be read: set their keys, and rotate again\n$/);
  expect((await withKeys(`k3:${key}`, 'show', kept ?? '')).stdout).toContain('••••8901');
  expect((await withKeys(`k3:${key},gone:${gone}`, 'rotate')).code).toBe(1);
});

it('records no export where there is a file already, and leaves none where there is no batch', async () => {
  const id = await asked(300);
  const by = ['--operator', 'minho'];
  const { stdout: taken } = await hanji('take', id, ...by, '--yes');
  const [, batch = ''] = /^took up 1 as batch (\d+)\n$/.exec(taken) ?? [];
  const folder = await mkdtemp(join(tmpdir(), 'hanji-export-'));
  try {
    const [there, fresh] = [join(folder, 'there.csv'), join(folder, 'fresh.csv')];
    await writeFile(there, 'another');
    expect(await hanji('export', batch, '--out', there, ...by)).toMatchObject({
      code: 1,
      stderr: `${there} is there already: name another file with --out\n`,
    });
    expect(await readFile(there, 'utf8')).toBe('another');
    expect((await hanji('export', '9999', '--out', fresh, ...by)).code).toBe(1);
    const nowhere = await hanji('export', batch, '--out', join(folder, 'no', 'x.csv'), ...by);
    expect(nowhere.stderr).toMatch(/^\S+x\.csv cannot be written: ENOENT[^\n]+\n$/);
    const { stdout, stderr } = await hanji('export', batch, '--out', fresh, ...by);
    expect(stdout).toBe(`1 rows, 300 won, written to ${fresh}\n`);
    expect(stderr).not.toContain('exported before');
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('says in one line what it does not understand', async () => {
  for (const args of [[], ['paid'], ['refuse', 'x'], ['export', '0'], ['list', '--state', 'x']]) {
    const { code, stderr } = await hanji(...args);
    expect(code).not.toBe(0);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  }
});
