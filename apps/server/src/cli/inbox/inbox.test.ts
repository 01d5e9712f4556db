import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '#http/testing/sign-in.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { runInProcess } from '#testing/run-in-process.ts';
import { commands } from '../commands.ts';

const { db, sql, url } = await freshDatabase();
const folder = await mkdtemp(path.join(os.tmpdir(), 'hanji-inbox-'));
const why = ['--reason', 'an anniversary', '--operator', 'sujin'];

beforeEach(() => sql`truncate inbox_entry, member cascade`);

function hanji(...args: string[]) {
  return runInProcess(args, { DATABASE_URL: url });
}

async function file(name: string, text: string): Promise<string> {
  const place = path.join(folder, name);
  await writeFile(place, text);
  return place;
}

function entries() {
  return sql`select kind, distribution_type as "by", title, description, translations, link,
    (select count(*)::int from inbox_recipient where entry_id = e.id) as named from inbox_entry e order by id`;
}

it('gives a gift to a list of members, in their languages, once that is meant', async () => {
  const { memberId } = await signIn(db, { email: 'Soomin@reader.example' });
  await signIn(db, { email: 'hana@reader.example' });
  const list = await file(
    'list',
    `# of March\n\nsoomin@READER.example\n ${memberId}\nhana@reader.example\n`,
  );
  const korean = { title: '2주년', text: '첫 줄\n둘째 줄' };
  const translations = await file('words.json', JSON.stringify({ 'ko-KR': korean }));
  const what = ['--coins', '5', '--days', '30', '--within', '7', '--link', '/comic/7'];
  const words = ['--title', 'Two years', '--text', 'Thank you', '--translations', translations];
  const args = ['gift', 'give', '--list', list, ...what, ...words, ...why];
  const said =
    /^would give the gift “Two years” to 2 members: 5 coins for 30 days from then, until 20.+ UTC, leads to \/comic\/7, also in ko-KR, by sujin: an anniversary; --yes does it\n$/;
  expect((await hanji(...args)).stdout).toMatch(said);
  expect((await hanji(...args, '--dry-run')).stdout).toMatch(said);
  expect(await entries()).toEqual([]);
  expect((await hanji(...args, '--yes')).stdout).toMatch(/^gave .+\nits number is \d+\n$/);
  expect(await entries()).toEqual([
    {
      kind: 'gift',
      by: 'operator',
      title: 'Two years',
      description: 'Thank you',
      translations: { 'ko-KR': { title: '2주년', description: '첫 줄\n둘째 줄' } },
      link: '/comic/7',
      named: 2,
    },
  ]);
});

it('tells everybody, lists what was told, and takes it back for a reason', async () => {
  await signIn(db, { email: 'soomin@reader.example' });
  await signIn(db, { guest: true });
  const send = ['message', 'send', '--all', '--title', 'Hello', ...why, '--yes'];
  expect((await hanji(...send)).stdout).toMatch(
    /^sent the message “Hello” to everybody who is a member by then, 1 now: by sujin: an anniversary\n/,
  );
  const mission = ['mission', 'add', '--all', '--tickets', '2', '--title', 'Read', ...why, '--yes'];
  expect((await hanji(...mission)).stdout).toMatch(
    /^added the mission “Read” to .+: 2 tickets, un/,
  );
  expect(await entries()).toMatchObject([
    { kind: 'message', by: 'everyone', named: 0 },
    { kind: 'mission', by: 'everyone', named: 0 },
  ]);
  const [{ id } = { id: 0 }] = await sql<{ id: number }>`select min(id) as id from inbox_entry`;
  const listed = await hanji('message', 'list');
  expect(listed.stdout).toMatch(
    new RegExp(`^${id}  .+ UTC  message “Hello” to everybody\n  by sujin: an anniversary\n$`),
  );
  const back = ['message', 'withdraw', String(id), ...why];
  expect((await hanji(...back)).stdout).toMatch(/^would be withdrawn, with --yes\n/);
  expect((await hanji('gift', 'withdraw', String(id), ...why)).stderr).toBe(
    `there is no gift ${id}\n`,
  );
  expect((await hanji(...back, '--yes')).stdout).toMatch(/^withdrawn\n/);
  expect((await hanji(...back, '--yes')).stdout).toMatch(
    /^withdrawn already\n[^]+withdrawn 20.+ UTC by sujin: an anniversary\n$/,
  );
});

it('writes nothing where one of a list is no member', async () => {
  await signIn(db, { email: 'soomin@reader.example' });
  const to = ['--member', 'soomin@reader.example', '--member', 'nobody@reader.example'];
  const args = ['gift', 'give', ...to, '--coins', '1', '--title', 'x', ...why, '--yes'];
  const { code, stderr } = await hanji(...args);
  expect([code, stderr]).toEqual([1, 'there is no member nobody@reader.example\n']);
  expect(await entries()).toEqual([]);
});

const give = ['gift', 'give', '--all', '--title', 'x', ...why];

it.each([
  [['gift'], 'gift give, list, withdraw: which?'],
  [['gift', 'give', '--coins', '1', '--title', 'x', ...why], 'for whom?'],
  [[...give, '--coins', '1', '--member', 'a@b.example'], 'for whom?'],
  [give, 'give --coins or --tickets or --ad-tickets, or --other with a --link'],
  [[...give, '--coins', '1', '--tickets', '1'], 'give --coins or --tickets'],
  [[...give, '--other'], '--other is something to look at: where, says --link'],
  [[...give, '--coins', '0'], '--coins is a number from 1 to 1000000'],
  [[...give, '--coins', '1', '--link', 'javascript:alert(1)'], '--link is a path of the site'],
  [[...give, '--coins', '1', '--link', 'http://shop.example'], '--link is a path of the site'],
  [[...give, '--coins', '1', '--yes', '--dry-run'], '--yes does it, --dry-run does not: which?'],
  [[...give, '--coins', '1', '--translations', '/nowhere'], '--translations is a file of JSON'],
  [['message', 'send', '--all', ...why], '--title is what stands above it'],
  [['message', 'send', '--all', '--title', 'a\u{1b}[1m', ...why], '--title is one line of letters'],
  [['message', 'send', '--all', '--title', 'x'], 'say why with --reason'],
  [['message', 'withdraw', 'x', ...why], 'which message? Its number is wanted'],
  [
    ['mission', 'add', '--all', '--title', 'x', '--other', ...why],
    'a mission gives coins or tickets',
  ],
])('refuses %j: %s', async ([name = '', ...args], message) => {
  const command = await commands[name]?.();
  await expect(command?.run(args, { DATABASE_URL: url })).rejects.toThrow(message);
});

it('refuses a file of translations in a language that there is not', async () => {
  const translations = await file('none.json', '{"xx-XX": {"title": "x"}}');
  const command = await commands['message']?.();
  const args = ['send', '--all', '--title', 'x', '--translations', translations, ...why];
  await expect(command?.run(args, { DATABASE_URL: url })).rejects.toThrow(/translations is a file/);
});
