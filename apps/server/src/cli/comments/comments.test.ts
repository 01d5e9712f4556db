import { expect, it } from 'vitest';
import { addChapter, addTitle } from '#modules/testing/works.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { runHanji } from '#testing/served-process.ts';

const { db, sql, url } = await freshDatabase();

function hanji(...args: string[]) {
  return runHanji(['comments', ...args], { DATABASE_URL: url });
}

it('shows an operator what was reported, hides it for a reason, and shows it again', async () => {
  const { memberId } = await signIn(db);
  const other = await signIn(db);
  const title = await addTitle(db, { name: 'Lighthouse' });
  const { id: chapterId } = await addChapter(db, title.id, { name: '1' });
  await sql`insert into reader (kind, member_id) values ('member', ${memberId}::uuid), ('member', ${other.memberId}::uuid)`;
  await sql`insert into chapter_comment (chapter_id, reader_id, body, posted_at)
    select ${chapterId}::int, min(id), E'The keeper\\x1b[31m is\\nthe ghost', '2026-01-02T03:04:05Z' from reader`;
  await sql`insert into comment_report (comment_id, reader_id, category, remarks, reported_at)
    select 1, max(id), 'spoiler', '', now() from reader`;
  const line = '1  Lighthouse, 1, 2026-01-02 03:04 UTC, likes: 0, reported 1: spoiler';
  const shown = `${line}\n  The keeper [31m is the ghost\n`;
  expect((await hanji('reported')).stdout).toBe(shown);
  const reason = ['--reason', 'a spoiler', '--operator', 'sujin'];
  const total = async () => (await sql`select total from comment_total`)[0]?.['total'];
  expect((await hanji('hide', '1', ...reason)).stdout).toMatch(/^would be hidden/);
  expect(await total()).toBe(1);
  expect((await hanji('hide', '1', ...reason, '--yes')).stdout).toMatch(/^hidden\n/);
  expect(await total()).toBe(0);
  expect((await hanji('reported')).stdout).toBe('no comment is reported\n');
  expect((await hanji('show', '1')).stdout).toBe(`${shown}  hidden by sujin: a spoiler\n`);
  expect((await hanji('restore', '1', '--yes')).stdout).toMatch(/^shown again\n/);
  expect(await total()).toBe(1);
});

it('says in one line what it does not understand', async () => {
  for (const args of [[], ['hide', '1'], ['hide', 'x', '--reason', 'y'], ['show', '7']]) {
    const { code, stderr } = await hanji(...args);
    expect(code).not.toBe(0);
    expect(stderr.trim().split('\n').length).toBeLessThanOrEqual(3);
  }
});
