import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openLocalFolderStorage } from '#ports/local-folder-storage.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { runInProcess } from '#testing/run-in-process.ts';

const { sql, url } = await freshDatabase();
const folder = await mkdtemp(path.join(tmpdir(), 'hanji-help-'));
afterAll(() => rm(folder, { recursive: true }));

function hanji(...args: string[]) {
  return runInProcess(args, { DATABASE_URL: url, HANJI_DATA: folder });
}

async function file(name: string, text: string): Promise<string> {
  const at = path.join(folder, name);
  await writeFile(at, text);
  return at;
}

it('publishes a notice out of a file, another version of it, and withdraws it', async () => {
  const notice = await file('friday.md', '# Maintenance\u001b[31m\n\nTwo hours.\n');
  const add = ['notice', 'add', notice, '--edition', 'global', '--locale', 'en-US'];
  const more = ['--category', 'Service / Times', '--operator', 'sujin'];
  const said = 'global notice en-US friday, version 1: Maintenance [31m\n';
  expect((await hanji(...add, ...more, '--dry-run')).stdout).toBe(
    `would be published, with --yes\n  ${said}`,
  );
  expect(await sql`select * from help_document`).toEqual([]);
  expect((await hanji(...add, ...more, '--yes')).stdout).toBe(`published as 1\n  ${said}`);
  await writeFile(notice, '# Maintenance\n\nThree hours.\n');
  expect((await hanji(...add, '--yes')).stdout).toContain('friday, version 2: Maintenance\n');
  expect(
    await sql`select version, body, category_path as path, written_by as by from help_document_version`,
  ).toMatchObject([
    { version: 1, body: 'Two hours.', path: ['Service', 'Times'], by: 'sujin' },
    { version: 2, body: 'Three hours.', path: [] },
  ]);
  expect((await hanji('notice', 'withdraw', '1')).stdout).toMatch(/^would be withdrawn/);
  expect((await hanji('notice', 'withdraw', '1', '--yes', '--operator', 'sujin')).stdout).toMatch(
    /^withdrawn\n/,
  );
  expect((await hanji('notice', 'list')).stdout).toMatch(
    /^1 {2}global notice en-US friday, version 2, from .+ UTC, withdrawn by sujin\n {2}Maintenance\n$/,
  );
});

it('lists inquiries, shows one with its pictures, answers it by mail, and closes another', async () => {
  const storage = await openLocalFolderStorage(path.join(folder, 'objects'));
  await storage.put('inquiries/a.webp', new Uint8Array(3), { contentType: 'image/webp' });
  await storage.close();
  await sql`insert into inquiry (edition, locale, category, body, email, sent_at) values
    ('ko', 'ko-KR', 'payment', E'코인이\\x1b[31m\\n없어요', 'reader@mail.example', '2026-01-02T03:04:05Z'),
    ('ja', 'ja-JP', 'other', 'spam', 'spam@mail.example', '2026-01-02T03:05:05Z')`;
  await sql`insert into inquiry_image values (1, 0, 'inquiries/a.webp')`;
  expect((await hanji('inquiries', 'list')).stdout).toBe(
    '1  ko ko-KR payment, 2026-01-02 03:04 UTC\n  코인이 [31m 없어요\n2  ja ja-JP other, 2026-01-02 03:05 UTC\n  spam\n',
  );
  const out = path.join(folder, 'out');
  const shown = await hanji('inquiries', 'show', '1', '--images', out);
  expect(shown.stdout).toContain(
    'from reader@mail.example, a visitor, pictures: 1\n\n  코인이 [31m\n  없어요\n',
  );
  const answer = ['inquiries', 'answer', '1', '--file', await file('answer.txt', '여기 있어요.\n')];
  expect((await hanji(...answer)).stdout).toMatch(/^would be answered by mail/);
  expect((await hanji(...answer, '--yes', '--operator', 'sujin')).stdout).toMatch(
    /^answered[^]+answered by sujin[^]+여기 있어요\./,
  );
  expect(await sql`select data->>'to' as "to" from pgboss.job where name = 'send-mail'`).toEqual([
    { to: 'reader@mail.example' },
  ]);
  const close = ['inquiries', 'close', '2', '--reason', 'spam'];
  expect((await hanji(...close)).stdout).toMatch(/^would be closed/);
  expect((await hanji(...close, '--yes')).stdout).toMatch(/^closed\n/);
  expect((await hanji('inquiries', 'list')).stdout).toBe('no inquiry is open\n');
  expect(await readdir(out)).toEqual(['inquiry-1-1.webp']);
});

it('says in one line what it does not understand', async () => {
  const untitled = await file('untitled.md', 'No title.\n');
  for (const args of [
    ['notice'],
    ['notice', 'add'],
    ['notice', 'add', untitled, '--edition', 'ko'],
    ['notice', 'add', untitled, '--edition', 'mars'],
    ['notice', 'add', path.join(folder, 'none.md'), '--edition', 'ko'],
    ['notice', 'withdraw', '99'],
    ['inquiries', 'show', 'x'],
    ['inquiries', 'close', '1'],
    ['inquiries', 'answer', '1'],
  ]) {
    const { code, stderr } = await hanji(...args);
    expect([args, code]).toEqual([args, 1]);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  }
});
