import { contestPhases } from '@hanji/contract/contest-vocabulary.ts';
import { contestPhase } from '@hanji/domain/contests/contest-phase.ts';
import { contest } from '@hanji/server/db/schema/contest/contest.ts';
import { createPictureStore } from '@hanji/server/ingest/picture/store-picture.ts';
import {
  addChallengeChapter,
  addChallengeTitle,
  addCreator,
} from '@hanji/server/modules/challenge/testing/challenge-works.ts';
import { readWritten } from '@hanji/server/modules/written/read-written.ts';
import { openLocalFolderStorage } from '@hanji/server/ports/local-folder-storage.ts';
import { freshDatabase } from '@hanji/server/testing/fresh-database.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { seedContests } from './seed-contests.ts';
import { seedGuides } from './seed-guides.ts';

const { db, sql } = await freshDatabase();
const folder = await mkdtemp(path.join(tmpdir(), 'hanji-contests-'));
const storage = await openLocalFolderStorage(folder);
afterAll(async () => {
  await storage.close();
  await rm(folder, { recursive: true });
});
const now = new Date('2026-11-20T03:00:00Z');

it('gives contests in every phase, with entries, results and pages that lack nothing, once', async () => {
  const { readerId } = await addCreator(db);
  for (let at = 0; at < 8; at += 1) {
    const { id } = await addChallengeTitle(db, readerId, { name: `作品${at}` });
    await addChallengeChapter(db, id);
  }
  const pictures = createPictureStore(db, storage, 'on-request');
  await seedContests(db, pictures, now);
  for (const _ of [1, 2]) await seedGuides(db, pictures, now);
  await sql`update contest set title = '変えた名' where contest_no = 113`;
  await seedContests(db, pictures, now);
  const rows = await db.select().from(contest);
  expect(rows.map(({ title }) => title)).toContain('変えた名');
  expect(new Set(rows.map((row) => contestPhase(row, now)))).toEqual(new Set(contestPhases));
  const named = await sql`select p.key, p.body, array(select name from written_picture w
    where p.key = w.folder or p.key like w.folder || '/%') as names from written_page p`;
  expect(named.length).toBeGreaterThan(rows.length);
  for (const { key, body, names } of named) {
    const known = (names as string[]).map(
      (name) => [name, { url: '', width: 1, height: 1 }] as const,
    );
    expect([key, readWritten(String(body), new Map(known)).leftOut]).toEqual([key, []]);
  }
  const [counted] = await sql`select (select count(*)::int from contest_entry) as entries,
    (select count(*)::int from contest_award) as awards`;
  expect(counted).toEqual({ entries: expect.any(Number), awards: expect.any(Number) });
  expect(Number(counted?.['awards'])).toBeGreaterThan(2);
});
