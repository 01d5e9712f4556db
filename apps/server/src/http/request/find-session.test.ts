import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { inTransaction } from '#db/executor.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { lockReader } from '#modules/readers/reader-row.ts';
import { storeReading } from '#modules/readers/reading-state.ts';
import { addChapter, addTitle } from '#modules/testing/works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

import { findSession } from './find-session.ts';

const { db, url } = await freshDatabase();
const { secrets } = await testContext(db);

function digest(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

it('gives each of many at once their own, and nothing for what is no token', async () => {
  const { id: contentId } = await addTitle(db);
  const chapter = await addChapter(db, contentId);
  const members = await Promise.all(Array.from({ length: 20 }, () => signIn(db)));
  const readers = members.filter((_, at) => at % 3 === 0);
  for (const { memberId } of readers) {
    await inTransaction(db, async (tx) => {
      const reader = { kind: 'member', memberId, sessionDigest: '' } as const;
      const id = await lockReader(tx, secrets, { reader, ip: '192.0.2.1' });
      await storeReading(tx, id, chapter, { kind: 'finished', device: null, at: new Date() });
    });
  }
  const found = await Promise.all(
    members.flatMap(({ token }) => [
      findSession(db, { tokenHash: digest(token), contentId }),
      findSession(db, { tokenHash: digest(token), contentId: null }),
      findSession(db, { tokenHash: digest(`${token}!`), contentId }),
    ]),
  );
  const told = found.map((session) => session && [session.memberId, ...session.reading.read]);
  expect(told).toEqual(
    members.flatMap(({ memberId }, at) => [
      at % 3 === 0 ? [memberId, chapter.id] : [memberId],
      [memberId],
      null,
    ]),
  );
});

it('is planned once for a connection, however many ask', async () => {
  const narrow = openDatabase(url, { poolSize: 1 });
  for (let round = 1; round <= 10; round += 1) {
    const questions = Array.from({ length: round }, (_, at) => ({
      tokenHash: digest(String(at)),
      contentId: at,
    }));
    await Promise.all(questions.map((question) => findSession(narrow.db, question)));
  }
  const { rows } = await narrow.db.$client.query<{ custom_plans: string }>(
    "select custom_plans from pg_prepared_statements where name = 'sessions'",
  );
  await narrow.close();
  // PostgreSQL tries five plans before it keeps one.
  expect(rows).toEqual([{ custom_plans: '5' }]);
});
