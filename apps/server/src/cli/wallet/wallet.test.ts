import { expect, it } from 'vitest';
import { signIn } from '#http/testing/sign-in.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { runHanji } from '#testing/served-process.ts';

const { db, sql, url } = await freshDatabase();

function hanji(...args: string[]) {
  return runHanji(args, { DATABASE_URL: url });
}

it('gives coins once that is confirmed, shows them, and finds the ledger right', async () => {
  const { memberId } = await signIn(db, { email: 'Soomin@reader.example', nickname: 'Soomin' });
  const why = ['--reason', 'an outage', '--operator', 'sujin'];
  const to = ['soomin@reader.example', '--coins', '5', '--days', '30', ...why];
  const said = new RegExp(
    `^would give 5 free coins to Soomin \\(${memberId}\\), until 20.+ UTC, by sujin: an outage; --yes does it\n$`,
  );
  const planned = await hanji('wallet', 'grant', ...to);
  expect(planned.stdout).toMatch(said);
  expect(await sql`select 1 from ledger_entry`).toEqual([]);
  const done = await hanji('wallet', 'grant', ...to, '--yes');
  expect([done.code, done.stdout]).toEqual([0, expect.stringMatching(/^gave 5 free coins/)]);
  const shown = await hanji('wallet', 'show', memberId);
  expect(shown.stdout).toMatch(
    /^Soomin \(.+\): 0 purchased coins, 5 free ones\n {2}5 of 5 free, until .+ UTC\nwhat happened last, in UTC:\n {2}1 {2}.+ {2}grant \+5, by sujin: an outage\n$/,
  );
  const agrees = await hanji('ledger', 'verify');
  expect([agrees.code, agrees.stdout]).toEqual([0, 'the ledger agrees: 1 entries, 1 wallets\n']);
  await sql`update wallet set given_coins = 4`;
  const differs = await hanji('ledger', 'verify');
  expect([differs.code, differs.stdout]).toEqual([
    1,
    'the ledger differs at wallet 1: it says 0 purchased and 4 given, its lots hold 0 and 5 (1 entries, 1 wallets)\n',
  ]);
});

it.each([
  [
    ['wallet', 'grant', 'nobody@reader.example', '--coins', '1', '--reason', 'x'],
    'there is no member nobody@reader.example',
  ],
  [
    ['wallet', 'grant', 'a@b.example', '--coins', '0', '--reason', 'x'],
    '--coins is a number from 1 to 1000000',
  ],
  [['wallet', 'grant', 'a@b.example', '--coins', '1'], 'say why with --reason'],
  [['wallet', 'take', 'a@b.example'], 'show or grant, and whose wallet?'],
  [['ledger'], 'the ledger can be verified'],
])('refuses %j: %s', async (args, message) => {
  const { code, stderr } = await hanji(...args);
  expect(code).not.toBe(0);
  expect(stderr).toContain(message);
});
