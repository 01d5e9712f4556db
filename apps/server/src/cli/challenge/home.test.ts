import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import type { ChallengeHome } from '@hanji/contract/entities/challenge.ts';
import { testContext } from '#http/testing/test-api.ts';
import {
  addChallengeChapter,
  addChallengeTitle,
  addCreator,
} from '#modules/challenge/testing/challenge-works.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { runHanji } from '#testing/served-process.ts';
import { challengeCommand } from './challenge.ts';

const { db, sql, url } = await freshDatabase();
const data = await mkdtemp(path.join(tmpdir(), 'hanji-home-'));
afterAll(() => rm(data, { recursive: true }));
const environment = { DATABASE_URL: url, HANJI_DATA: data };

const picture = path.join(data, 'pick.png');
const create = { width: 80, height: 40, channels: 3, background: '#204060' } as const;
await writeFile(picture, await sharp({ create }).png().toBuffer());
await writeFile(path.join(data, 'text.png'), 'no picture');

async function hanji(...args: string[]): Promise<string> {
  return (await runHanji(['challenge', ...args], environment)).stdout;
}

const context = await testContext(db, { edition: 'ja' });
const ask = asker(await openTestApi(context), context);

async function home(): Promise<ChallengeHome> {
  return (await ask<ChallengeHome>('/challenge/home')).data;
}

it('[B2-047] [B3-008] puts pickups on the first page of the area, and takes them away', async () => {
  const { readerId } = await addCreator(db);
  const { id } = await addChallengeTitle(db, readerId, { name: '灯台' });
  await addChallengeChapter(db, id);
  const pick = ['pick', picture, '--name', '灯台へ', '--title', String(id)];
  expect(await hanji(...pick)).toBe('would be picked, with --yes\n  灯台へ\n');
  expect((await home()).pickups).toEqual([]);
  expect(await hanji(...pick, '--yes')).toMatch(
    new RegExp(`^picked\\n\\d+ {2}灯台へ, to title ${id}\\n$`),
  );
  const guide = ['--name', '描き方', '--link', '/event/guide/first', '--yes'];
  await hanji('pick', picture, ...guide);
  const { pickups } = await home();
  expect(pickups).toMatchObject([
    { name: '灯台へ', contentId: id, webLinkUrl: null },
    { name: '描き方', contentId: null, webLinkUrl: '/event/guide/first' },
  ]);
  await sql`update challenge_title set hidden_at = now() where id = ${id}`;
  expect(await hanji('pickups')).toContain(`to title ${id}, which readers do not find\n`);
  const first = String(pickups[0]?.id);
  expect(await hanji('unpick', first)).toMatch(/^would be taken away, with --yes\n/);
  expect(await hanji('unpick', first, '--yes')).toMatch(/^taken away\n/);
  expect((await home()).pickups.map(({ name }) => name)).toEqual(['描き方']);
});

it('[B3-009] puts banners there likewise, and leaves those of other pages alone', async () => {
  const banner = ['add-banner', picture, '--name', '募集中', '--link', 'https://example.com/x'];
  expect(await hanji(...banner)).toBe('would be shown, with --yes\n  募集中\n');
  const until = ['--kind', 'event', '--until', '2999-01-31T23:59+09:00', '--yes'];
  const shown = '募集中, event, to https://example.com/x, until 2999-01-31T14:59:00.000Z\n';
  expect(await hanji(...banner, ...until)).toContain(shown);
  expect((await home()).banners).toMatchObject([
    { title: '募集中', category: 'event', webLinkUrl: 'https://example.com/x' },
  ]);
  const [row] = await sql<{
    id: number;
    color: string;
  }>`select id, theme_color as color from banner`;
  expect(row?.color).toMatch(/^#[0-9a-f]{6}$/);
  expect(await hanji('banners')).toBe(`${row?.id}  ${shown}`);
  await sql`update banner set area = 'top'`;
  const remove = challengeCommand.run(['remove-banner', String(row?.id), '--yes'], environment);
  await expect(remove).rejects.toThrow('there is no banner');
  await sql`update banner set area = 'challenge'`;
  await hanji('remove-banner', String(row?.id), '--yes');
  expect((await home()).banners).toEqual([]);
});

it.each([
  [['pick', picture, '--name', 'x'], 'either --title, with its number, or --link'],
  [['pick', picture, '--title', '1'], '--name says what it is called'],
  [['pick', '--name', 'x', '--title', '1'], 'which picture? A file is wanted'],
  [['pick', picture, '--name', 'x', '--title', '2000000000'], 'there is no title 2000000000'],
  [['pick', picture, '--name', 'x', '--link', 'javascript:alert(1)'], '--link is a path'],
  [['add-banner', picture, '--name', 'x', '--link', '//evil.example'], '--link is a path'],
  [['add-banner', picture, '--name', 'x', '--link', '/', '--kind', 'ad'], '--kind is one of'],
  [
    ['add-banner', picture, '--name', 'x', '--link', '/', '--until', '2020-01-01T00:00Z'],
    '--until',
  ],
  [['add-banner', '/nowhere.png', '--name', 'x', '--link', '/'], 'is no file that can be read'],
  [['unpick', '2000000000'], 'there is no pickup 2000000000'],
])('refuses %j: %s', async (args, message) => {
  await expect(challengeCommand.run(args, environment)).rejects.toThrow(message);
});
