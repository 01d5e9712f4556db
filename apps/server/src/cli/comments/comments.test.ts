import { expect, it } from 'vitest';
import { addChapter, addTitle } from '#modules/testing/works.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { commentsCommand } from './comments.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { runInProcess } from '#testing/run-in-process.ts';

const { db, sql, url } = await freshDatabase();

function hanji(...args: string[]) {
  return runInProcess(['comments', ...args], { DATABASE_URL: url });
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
  expect((await hanji('hide', '1', ...reason, '--dry-run')).stdout).toMatch(/^would be hidden/);
  expect(await total()).toBe(1);
  expect((await hanji('hide', '1', ...reason, '--yes')).stdout).toMatch(/^hidden\n/);
  expect(await total()).toBe(0);
  expect((await hanji('reported')).stdout).toBe('no comment is reported\n');
  expect((await hanji('show', '1')).stdout).toBe(`${shown}  hidden by sujin: a spoiler\n`);
  expect((await hanji('restore', '1', '--yes')).stdout).toMatch(/^shown again\n/);
  expect(await total()).toBe(1);
});

it('looks comments up by who wrote them, by chapter and by words, hidden ones too', async () => {
  const email = `${crypto.randomUUID()}@reader.example`;
  const { memberId } = await signIn(db, { email });
  const { id: chapterId } = await addChapter(db, (await addTitle(db)).id, { name: '7' });
  await sql`insert into reader (kind, member_id) values ('member', ${memberId}::uuid)`;
  await sql`insert into chapter_comment
    (chapter_id, reader_id, body, posted_at, hidden_at, hidden_by, hidden_reason)
    select ${chapterId}::int, id, body, now(), hidden, by, by from reader,
      (values ('Buy 100% GOLD', null::timestamptz, null), ('A lamp', now(), 'sujin')) as said (body, hidden, by)
    where member_id = ${memberId}::uuid`;
  const found = async (...args: string[]) =>
    (await hanji('find', ...args)).stdout.split('\n').filter((line) => /^ {2}\S/.test(line));
  const both = ['  A lamp', '  hidden by sujin: sujin', '  Buy 100% GOLD'];
  expect(await found('--member', email)).toEqual(both);
  expect(await found('--chapter', String(chapterId))).toEqual(both);
  expect(await found('--member', memberId, '--text', '100% gold')).toEqual(['  Buy 100% GOLD']);
  expect((await hanji('find', '--text', '100_ gold')).stdout).toBe('no comment is such\n');
  expect((await hanji('find', '--member', 'nobody@reader.example')).stderr).toBe(
    'there is no member nobody@reader.example\n',
  );
});

it.each([
  [[], 'comments reported, find, show, hide, restore: which?'],
  [['hide', '1'], 'say why with --reason'],
  [['hide', 'x', '--reason', 'y'], 'which comment? Its number is wanted'],
  [['hide', '1', '--reason', 'y', '--yes', '--dry-run'], 'either --yes or --dry-run'],
  [['restore', '1', '--yes', '--dry-run'], 'either --yes or --dry-run'],
  [['show', '99'], 'there is no comment 99'],
  [['find'], 'which comments? --member, --chapter or --text says it'],
  [['find', '--chapter', 'x'], 'which chapter? Its number is wanted'],
])('refuses %j: %s', async (args, message) => {
  await expect(commentsCommand.run(args, { DATABASE_URL: url })).rejects.toThrow(message);
});
