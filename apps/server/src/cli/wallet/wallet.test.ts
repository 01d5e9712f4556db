import { expect, it } from 'vitest';
import { signIn } from '#http/testing/sign-in.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { runInProcess } from '#testing/run-in-process.ts';
import { commands } from '../commands.ts';

const { db, sql, url } = await freshDatabase();

function hanji(...args: string[]) {
  return runInProcess(args, { DATABASE_URL: url });
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
    /^Soomin \(.+\): 0 purchased coins, 5 free ones, 0 tickets, 0 ad tickets\n {2}5 of 5 free coins, until .+ UTC\nwhat happened last, in UTC:\n {2}1 {2}.+ {2}grant \+5 coins, by sujin: an outage\n$/,
  );
  const agrees = await hanji('ledger', 'verify');
  expect([agrees.code, agrees.stdout]).toEqual([0, 'the ledger agrees: 1 entries, 1 wallets\n']);
  await sql`update wallet set given_coins = 4`;
  const differs = await hanji('wallet', 'ledger', 'verify');
  expect([differs.code, differs.stdout]).toEqual([
    1,
    'the ledger differs at wallet 1: it says 0 purchased and 4 given coins, 0 tickets and 0 ad tickets, its lots hold 0, 5, 0 and 0 (1 entries, 1 wallets)\n',
  ]);
});

it('gives tickets, and those that go with an advertisement', async () => {
  const { memberId } = await signIn(db, { email: 'hana@reader.example', nickname: 'Hana' });
  const why = ['--reason', 'a campaign', '--operator', 'sujin', '--yes'];
  const to = ['wallet', 'grant', 'hana@reader.example'];
  const some = await hanji(...to, '--tickets', '3', '--days', '7', ...why);
  expect(some.stdout).toMatch(
    /^gave 3 tickets to Hana \(.+\), until .+ UTC, by sujin: a campaign\n$/,
  );
  const more = await hanji(...to, '--ad-tickets', '2', ...why);
  expect(more.stdout).toMatch(/^gave 2 ad tickets to Hana \(.+\), without end, by sujin/);
  const { stdout } = await hanji('wallet', 'show', memberId);
  expect(stdout).toContain('0 purchased coins, 0 free ones, 3 tickets, 2 ad tickets\n');
  expect(stdout).toContain('  3 of 3 tickets, until');
  expect(stdout).toContain('grant +2 ad tickets, by sujin: a campaign\n');
});

it('puts a gift into the inbox, which the wallet shows until it is received', async () => {
  const { memberId } = await signIn(db, { email: 'juno@reader.example', nickname: 'Juno' });
  const why = ['--reason', 'an anniversary', '--operator', 'sujin'];
  const gift = ['--gift', 'Two years', '--text', 'Thank you', '--within', '7', '--days', '30'];
  const to = ['wallet', 'grant', 'juno@reader.example', '--coins', '5', ...gift, ...why];
  const said = `the gift “Two years” to Juno (${memberId}), to be received within 7 days: 5 free coins for 30 days from then, by sujin: an anniversary`;
  expect((await hanji(...to)).stdout).toBe(`would give ${said}; --yes does it\n`);
  expect(await sql`select 1 from inbox_entry`).toEqual([]);
  expect((await hanji(...to, '--yes')).stdout).toBe(`gave ${said}\n`);
  const { stdout } = await hanji('wallet', 'show', memberId);
  expect(stdout).toMatch(
    /0 purchased coins, 0 free ones, .+\n {2}gift “Two years” of 5 coins, to be received until .+ UTC\n$/,
  );
});

it.each([
  [
    ['wallet', 'grant', 'a@b.example', '--coins', '0', '--reason', 'x'],
    '--coins is a number from 1 to 1000000',
  ],
  [
    ['wallet', 'grant', 'a@b.example', '--bonus', '--tickets', '1', '--reason', 'x'],
    'give --coins, which may be --bonus, or --tickets, or --ad-tickets',
  ],
  [['wallet', 'grant', 'a@b.example', '--reason', 'x'], 'give --coins'],
  [
    ['wallet', 'grant', 'a@b.example', '--ad-tickets', '0', '--reason', 'x'],
    '--ad-tickets is a number from 1 to 1000000',
  ],
  [['wallet', 'grant', 'a@b.example', '--coins', '1'], 'say why with --reason'],
  [
    ['wallet', 'grant', 'a@b.example', '--coins', '1', '--text', 'x', '--reason', 'x'],
    '--text and --within go with --gift',
  ],
  [
    ['wallet', 'grant', 'a@b.example', '--coins', '1', '--gift', ' ', '--reason', 'x'],
    '--gift is the title of the gift',
  ],
  [
    ['wallet', 'grant', 'a@b.example', '--ad-tickets', '1', '--gift', 'x', '--reason', 'x'],
    'a gift is of --coins or --tickets',
  ],
  [
    ['wallet', 'grant', 'a@b.example', '--coins', '1', '--reason', 'x', '--operator', ' '],
    '--operator is the name of who does it',
  ],
  [
    ['wallet', 'grant', 'a@b.example', '--coins', '1', '--reason', 'x', '--operator', 'a\n  99'],
    '--operator is one line of letters that can be seen',
  ],
  [
    ['wallet', 'grant', 'a@b.example', '--coins', '1', '--reason', '\u{1b}[31m'],
    '--reason is one line of letters that can be seen',
  ],
  [
    ['wallet', 'grant', 'a@b.example', '--coins', '1', '--coins', '2', '--reason', 'x'],
    '--coins is said more than once',
  ],
  [['wallet', 'show', 'a@b.example', 'c@d.example'], 'unexpected argument "c@d.example"'],
  [['wallet', 'show'], 'whose wallet?'],
  [
    ['wallet', 'take', 'a@b.example'],
    'wallet products, orders, show, grant, forgive, ledger verify: which?',
  ],
  [['wallet', 'ledger'], 'the ledger can be verified'],
  [['wallet', 'ledger', 'verify', 'extra'], 'unexpected argument "extra"'],
  [['ledger'], 'the ledger can be verified'],
  [['ledger', 'verify', 'extra'], 'unexpected argument "extra"'],
])('refuses %j: %s', async ([name = '', ...args], message) => {
  const command = await commands[name]?.();
  await expect(command?.run(args, { DATABASE_URL: url })).rejects.toThrow(message);
});

it('knows no member by another address', async () => {
  const { code, stderr } = await hanji('wallet', 'show', 'nobody@reader.example');
  expect([code, stderr]).toEqual([1, 'there is no member nobody@reader.example\n']);
});
