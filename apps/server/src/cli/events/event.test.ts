import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { addTitle } from '#modules/testing/works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { runInProcess } from '#testing/run-in-process.ts';

const { db, sql, url } = await freshDatabase();
const data = await mkdtemp(path.join(tmpdir(), 'hanji-event-'));
afterAll(() => rm(data, { recursive: true }));

function hanji(...args: string[]) {
  return runInProcess(['event', ...args], { DATABASE_URL: url, HANJI_DATA: data });
}

const { id: title } = await addTitle(db);
const facts = {
  key: 'autumn-nights',
  language: 'ko-KR',
  title: '가을밤 무료 연재',
  summary: '밤이 길어지는 동안',
  picture: 'key.png',
  start: '2026-01-02T12:00+09:00',
  end: '2036-01-31T23:59+09:00',
  titles: [title],
  links: [{ label: '코인 충전', href: '/coinpurchase' }],
};

async function folder(name: string, given: object, page: string | null = '본문\n\n<b>y</b>\n') {
  const at = path.join(data, name);
  await mkdir(at, { recursive: true });
  await writeFile(path.join(at, 'event.json'), JSON.stringify(given));
  if (page !== null) await writeFile(path.join(at, 'page.md'), page);
  const create = { width: 80, height: 40, channels: 3, background: 'navy' } as const;
  await writeFile(path.join(at, 'key.png'), await sharp({ create }).png().toBuffer());
  return at;
}

it('publishes an event out of a folder, says what is left out, lists and withdraws it', async () => {
  const at = await folder('autumn', facts);
  const dry = await hanji('add', at);
  expect(dry.stdout).toMatch(
    /^would be published, with --yes\n {2}ko-KR autumn-nights, 2026-01-02/,
  );
  expect(dry.stdout).toContain('page.md, line 3: HTML is left out');
  expect(await sql`select * from event`).toEqual([]);
  const { stdout } = await hanji('add', at, '--yes', '--operator', 'sujin');
  expect(stdout).toMatch(/^published at \/event\/1\n/);
  expect(await sql`select content_id from event_title`).toEqual([{ content_id: title }]);
  await folder('autumn', { ...facts, title: '겨울밤' });
  expect((await hanji('add', at, '--yes')).stdout).toMatch(/^published at \/event\/1\n/);
  expect((await hanji('list')).stdout).toMatch(
    /^1 {2}ko-KR autumn-nights, running\n {2}겨울밤: 2026-01-02 03:00 UTC to 2036-01-31 14:59 UTC\n$/,
  );
  expect((await hanji('withdraw', '1')).stdout).toMatch(/^would be withdrawn/);
  expect((await hanji('withdraw', '1', '--yes', '--operator', 'sujin')).stdout).toMatch(
    /^withdrawn\n/,
  );
  expect((await hanji('list')).stdout).toContain('running, withdrawn by sujin');
  expect((await hanji('withdraw', '2', '--yes')).stderr).toContain('there is no event 2');
});

it('publishes one that takes place elsewhere, without a page', async () => {
  const link = 'https://partner.example/festival';
  const { key: _, ...rest } = facts;
  const at = await folder('far', { ...rest, key: 'far', link }, null);
  expect((await hanji('add', at, '--yes')).stdout).toMatch(`published at ${link}\n`);
});

it.each([
  ['an end before its start', { end: '2025-12-31T23:59+09:00' }, 'start comes before end'],
  [
    'a day that its month does not have',
    { start: '2026-02-30T12:00+09:00' },
    'start: is no moment',
  ],
  ['a title that no database keeps', { title: 'a\0b' }, 'holds NUL or half a character'],
  ['a summary of half a character', { summary: 'a\ud83c' }, 'holds NUL or half a character'],
  ['no such language', { language: 'ko' }, 'language'],
  ['a link that runs', { links: [{ label: 'x', href: 'javascript:alert(1)' }] }, 'https'],
  ['a picture that is not there', { picture: 'other.png' }, 'other.png'],
  ['a title of another language', { language: 'fr-FR' }, `no title ${title}`],
  ['a title twice', { titles: [title, title] }, 'once'],
  ['a fact that there is not', { prize: '1' }, 'prize'],
])('refuses %s with one line, and keeps nothing', async (_, given, said) => {
  const at = await folder('wrong', { ...facts, key: 'wrong', ...given });
  const { stderr, code } = await hanji('add', at, '--yes');
  expect(stderr).toContain(said);
  expect(stderr.trim().split('\n').length).toBeLessThanOrEqual(2);
  expect(code).not.toBe(0);
  expect(await sql`select from event where key = 'wrong'`).toEqual([]);
});
