import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import {
  addChallengeChapter,
  addChallengeTitle,
  addCreator,
} from '#modules/challenge/testing/challenge-works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { runInProcess } from '#testing/run-in-process.ts';

const { db, sql, url } = await freshDatabase();
const data = await mkdtemp(path.join(tmpdir(), 'hanji-contest-'));
afterAll(() => rm(data, { recursive: true }));

function hanji(...args: string[]) {
  return runInProcess(['contest', ...args], { DATABASE_URL: url, HANJI_DATA: data });
}

const facts = {
  number: 101,
  title: '夜の読切コンテスト',
  lead: '夜の物語を募集します',
  picture: 'key.png',
  announce: '2026-01-01T12:00+09:00',
  open: '2026-01-02T12:00+09:00',
  close: '2026-12-31T23:59+09:00',
  result: '2027-02-01T12:00+09:00',
};

async function folder(name: string, given: object, page = '# 募集\n\n![x](key.png)\n\n<b>y</b>\n') {
  const at = path.join(data, name);
  await mkdir(at, { recursive: true });
  await writeFile(path.join(at, 'contest.json'), JSON.stringify(given));
  await writeFile(path.join(at, 'page.md'), page);
  const create = { width: 80, height: 40, channels: 3, background: 'navy' } as const;
  await writeFile(path.join(at, 'key.png'), await sharp({ create }).png().toBuffer());
  return at;
}

it('publishes a contest out of a folder, says what of it is left out, judges and withdraws it', async () => {
  const at = await folder('101', facts);
  const dry = await hanji('add', at);
  expect(dry.stdout).toMatch(
    /^would be published, with --yes\n {2}101 {2}夜の読切コンテスト: page; 1 pictures/,
  );
  expect(dry.stdout).toContain('page.md, line 5: HTML is left out');
  expect(await sql`select * from contest`).toEqual([]);
  expect((await hanji('add', at, '--yes', '--operator', 'sujin')).stdout).toMatch(/^published\n/);
  expect(await sql`select name from written_picture where folder = 'contest/101'`).toEqual([
    { name: 'key.png' },
  ]);
  expect((await hanji('list')).stdout).toContain('101  夜の読切コンテスト: ');
  const { readerId } = await addCreator(db);
  const { id } = await addChallengeTitle(db, readerId, { name: '灯台' });
  await addChallengeChapter(db, id);
  await sql`insert into contest_entry (contest_no, content_id, entered_at)
    values (101, ${id}, '2026-02-01T00:00:00Z')`;
  expect((await hanji('entries', '101')).stdout).toBe(
    `${id}  灯台, entered 2026-02-01 00:00 UTC\n`,
  );
  const awards = path.join(data, 'awards.json');
  await writeFile(awards, JSON.stringify([{ title: id, rank: '大賞', comment: '静か' }]));
  expect((await hanji('judge', '101', awards)).stdout).toContain(`大賞: title ${id}`);
  expect((await hanji('judge', '101', awards, '--yes')).stdout).toMatch(/^kept/);
  await writeFile(awards, JSON.stringify([{ title: id + 1, rank: '大賞' }]));
  expect((await hanji('judge', '101', awards, '--yes')).stderr).toContain(`no title ${id + 1}`);
  const out = ['exclude', '101', String(id), '--reason', 'copied', '--yes'];
  expect((await hanji(...out)).stdout).toMatch(/^put out/);
  expect(await sql`select * from contest_award`).toEqual([]);
  expect((await hanji('withdraw', '101', '--yes', '--operator', 'sujin')).stdout).toMatch(
    /^withdrawn/,
  );
  expect((await hanji('list')).stdout).toContain('withdrawn by sujin');
});

it('publishes what stands above all contests', async () => {
  const at = await folder('front', {}, 'ようこそ');
  expect((await hanji('front', at, '--yes')).stdout).toMatch(/^published/);
  expect(await sql`select body from written_page where key = 'contest'`).toEqual([
    { body: 'ようこそ' },
  ]);
});

it.each([
  ['a number that is no contest’s', { ...facts, number: 3 }, 'number'],
  ['steps out of order', { ...facts, close: '2025-12-31T23:59+09:00' }, 'follow each other'],
  ['no such moment', { ...facts, open: '2026-13-02T12:00+09:00' }, 'open'],
  ['a day without a time zone', { ...facts, open: '2026-01-02T12:00' }, 'open'],
  ['a picture that is not there', { ...facts, picture: 'other.png' }, 'other.png'],
  ['a fact that there is not', { ...facts, prize: '1' }, 'prize'],
])('refuses %s with one line', async (_, given, said) => {
  const { stderr, code } = await hanji('add', await folder('wrong', given), '--yes');
  expect(stderr).toContain(said);
  expect(stderr.trim().split('\n').length).toBeLessThanOrEqual(2);
  expect(code).not.toBe(0);
});

it('publishes a guide page, lists and withdraws it', async () => {
  const guide = (...args: string[]) =>
    runInProcess(['guide', ...args], { DATABASE_URL: url, HANJI_DATA: data });
  const at = await folder('guide', {}, '# はじめての一作\n\n![x](key.png)\n');
  expect((await guide('add', 'first', at)).stdout).toMatch(/^would be published/);
  const { stdout } = await guide('add', 'first', at, '--yes', '--operator', 'sujin');
  expect(stdout).toMatch(/^published at \/event\/guide\/first\n {2}はじめての一作/);
  expect((await guide('list')).stdout).toBe('first  はじめての一作, version 1 by sujin\n');
  expect((await guide('withdraw', 'first', '--yes', '--operator', 'sujin')).stdout).toMatch(
    /^withdrawn/,
  );
  expect((await guide('list')).stdout).toBe('first  withdrawn, version 2 by sujin\n');
  expect((await guide('add', '../x', at, '--yes')).code).not.toBe(0);
});

it('refuses a picture that is none with one line, and keeps nothing', async () => {
  const at = await folder('112', { ...facts, number: 112 });
  await writeFile(path.join(at, 'key.png'), '<svg onload="alert(1)"/>');
  const { code, stderr } = await hanji('add', at, '--yes');
  expect([code, stderr.trim().split('\n').length]).toEqual([1, 1]);
  expect(stderr).toContain('key.png: ');
  expect(await sql`select from contest where contest_no = 112`).toEqual([]);
});
