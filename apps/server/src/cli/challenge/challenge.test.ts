import { expect, it } from 'vitest';
import {
  addChallengeChapter,
  addChallengeTitle,
  addCreator,
} from '#modules/challenge/testing/challenge-works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { runInProcess } from '#testing/run-in-process.ts';
import { challengeCommand } from './challenge.ts';

const { db, sql, url } = await freshDatabase();

function hanji(...args: string[]) {
  return runInProcess(['challenge', ...args], { DATABASE_URL: url });
}

const creator = await addCreator(db);
const reporter = await addCreator(db);
await sql`update member set nickname = 'Nami' where id = ${creator.memberId}::uuid`;
const { id } = await addChallengeTitle(db, creator.readerId, { name: 'Tide\u001B[31m' });
const { id: chapterId } = await addChallengeChapter(db, id, { name: '1' });

async function listed(): Promise<unknown> {
  return (await sql`select listed from challenge_title where id = ${id}`)[0]?.['listed'];
}

it('shows an operator what was reported, who decides for or against it', async () => {
  await sql`insert into challenge_report (content_id, chapter_id, reader_id, category, remarks,
      reported_at)
    values (${id}, ${chapterId}, ${reporter.readerId}, 'copyright', E'a\\ncopy', now())`;
  const name = `${id}  Tide [31m, by Nami, chapters: 1`;
  const reported = 'reported by 1: copyright\n  “a copy”\n';
  expect((await hanji('reported')).stdout).toBe(`${name}, shown, ${reported}`);
  expect((await hanji('hide', String(id))).stdout).toMatch(/^would be hidden, with --yes\n/);
  expect(await listed()).toBe(true);
  expect((await hanji('hide', String(id), '--yes')).stdout).toBe(
    `hidden\n${name}, hidden until somebody decides, ${reported}`,
  );
  expect(await listed()).toBe(false);
  const why = ['--reason', 'a copy', '--operator', 'sujin', '--yes'];
  const suspended = `${name}, suspended, not reported\n  suspended by sujin: a copy\n`;
  expect((await hanji('suspend', String(id), ...why)).stdout).toBe(`suspended\n${suspended}`);
  expect(await listed()).toBe(false);
  expect((await hanji('show', String(id))).stdout).toBe(suspended);
  expect((await hanji('reported')).stdout).toBe('no title is reported\n');
  expect((await hanji('restore', String(id), '--yes')).stdout).toMatch(/^shown again\n/);
  expect(await listed()).toBe(true);
});

it('hides a comment of the area that was reported, and shows it again', async () => {
  const [row] = await sql`insert into challenge_comment (chapter_id, content_id, reader_id, body,
      posted_at) values (${chapterId}, ${id}, ${creator.readerId}, 'Buy gold', '2026-01-02T03:04:05Z')
    returning id`;
  const commentId = Number(row?.['id']);
  await sql`insert into challenge_comment_report (comment_id, reader_id, category, remarks,
      reported_at) values (${commentId}, ${reporter.readerId}, 'advertising', '', now())`;
  expect((await hanji('reported-comments')).stdout).toMatch(
    /reported 1: advertising\n {2}Buy gold/,
  );
  const count = async () =>
    (await sql`select comment_count from challenge_title where id = ${id}`)[0]?.['comment_count'];
  const why = ['--reason', 'gold', '--operator', 'sujin', '--yes'];
  const { stdout } = await hanji('hide-comment', String(commentId), ...why);
  expect(stdout).toMatch(/^hidden\n[^]*hidden by operator: sujin: gold\n$/);
  expect(await count()).toBe(0);
  expect((await hanji('reported-comments')).stdout).toBe('no comment is reported\n');
  await hanji('restore-comment', String(commentId), '--yes');
  expect(await count()).toBe(1);
});

it.each([
  [[], /^challenge reported, show, hide, suspend, restore, .*: which\?$/],
  [['suspend', '1'], 'say why with --reason'],
  [['hide', 'x'], 'which title? Its number is wanted'],
  [['hide', '1', '--yes', '--dry-run'], 'either --yes or --dry-run'],
  [['show', '2000000000'], 'there is no title 2000000000'],
  [['hide-comment', '2000000000', '--reason', 'x'], 'there is no comment 2000000000'],
])('refuses %j: %s', async (args, message) => {
  await expect(challengeCommand.run(args, { DATABASE_URL: url })).rejects.toThrow(message);
});
