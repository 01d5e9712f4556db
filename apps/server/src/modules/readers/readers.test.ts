import { hash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '#db/executor.ts';
import { member, session } from '#db/schema/account/access.ts';
import {
  chapterReading,
  chapterReport,
  readingEvent,
  titleReading,
} from '#db/schema/readers/reading.ts';
import { reader } from '#db/schema/readers/reader.ts';
import type { Reader } from '#http/request/reader.ts';
import { findSession } from '#http/request/find-session.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { waitingForLock } from '#modules/account/testing/waiting-for-lock.ts';
import { addChapter, addTitle } from '#modules/testing/works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { forgetMember } from './forget-member.ts';
import { lockReader } from './reader-row.ts';
import { storeReading } from './reading-state.ts';
import { findProgress, reachPlace } from './title-progress.ts';

const { db, sql } = await freshDatabase();
const { secrets } = await testContext(db);

function at(minutes: number): Date {
  return new Date(testNow.getTime() + minutes * 60_000);
}
const visitor: Reader = { kind: 'visitor' };
function signedIn(kind: 'guest' | 'member', memberId: string): Reader {
  return {
    kind,
    memberId,
    sessionDigest: '',
  };
}
async function readingOf(token: string, contentId: number) {
  const tokenHash = hash('sha256', token, 'buffer');
  return (await findSession(db, { tokenHash, contentId }))?.reading;
}
function readerIdOf(who: Reader, ip = '192.0.2.1') {
  return inTransaction(db, (tx) => lockReader(tx, secrets, { reader: who, ip }));
}

type Row = Awaited<ReturnType<typeof addChapter>>;

function read(id: number, row: Row, kind: 'read' | 'finished', minutes: number) {
  return inTransaction(db, (tx) =>
    storeReading(tx, id, row, { kind, device: null, at: at(minutes) }),
  );
}

function reach(id: number, row: Row, share: number, minutes: number) {
  return inTransaction(db, (tx) =>
    reachPlace(tx, id, row, {
      chapterId: row.id,
      sort: row.sort,
      share,
      position: { imageId: '1-0', fraction: share },
      contentVersion: row.version,
      device: null,
      at: at(minutes).getTime(),
    }),
  );
}

async function titleOfThree() {
  const title = await addTitle(db);
  const chapters: Row[] = [];
  for (const sort of [1, 2, 3]) chapters.push(await addChapter(db, title.id, { sort }));
  const [one, two, three] = chapters;
  if (one === undefined || two === undefined || three === undefined) throw new Error('no chapters');
  return { title, one, two, three };
}

describe('a reader', () => {
  it('is one row, however often and from how many calls at once', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => readerIdOf(visitor)));
    expect(new Set(ids).size).toBe(1);
    expect(await readerIdOf(visitor, '192.0.2.2')).not.toBe(ids[0]);
  });

  it('stays the same when a guest becomes a member', async () => {
    const { memberId } = await signIn(db, { guest: true });
    const id = await readerIdOf(signedIn('guest', memberId));
    expect(await readerIdOf(signedIn('member', memberId))).toBe(id);
    const [row] = await db.select().from(reader).where(eq(reader.id, id));
    expect(row).toMatchObject({ kind: 'member', memberId, visitorKey: null });
  });

  it('is a visitor who is forgotten while something is stored', async () => {
    const { memberId } = await signIn(db, { guest: true });
    const ip = '192.0.2.9';
    const forgotten = await inTransaction(db, async (tx) => {
      await forgetMember(tx, memberId);
      const stored = readerIdOf(signedIn('guest', memberId), ip);
      await expect.poll(() => waitingForLock(sql)).toBe(1);
      return { stored };
    });
    expect(await forgotten.stored).toBe(await readerIdOf(visitor, ip));
  });
});

describe('what was read of a title', () => {
  it('is its chapters, the last place and the furthest', async () => {
    const { memberId, token } = await signIn(db);
    const id = await readerIdOf(signedIn('member', memberId));
    const { title, one, two } = await titleOfThree();
    expect(await read(id, one, 'read', 0)).toBeNull();
    await read(id, one, 'finished', 1);
    await reach(id, two, 0.4, 2);
    await read(id, two, 'read', 3);
    expect(await read(id, one, 'read', 4)).toEqual(at(0));
    const reading = await readingOf(token, title.id);
    expect([...(reading?.read ?? [])]).toEqual([one.id]);
    expect(reading?.last).toEqual({ chapterId: one.id, readAt: at(4) });
    expect(await findProgress(db, id, two)).toMatchObject({
      last: { chapterId: one.id, share: 0, at: at(4).getTime() },
      furthest: { chapterId: two.id, share: 0.4, position: { imageId: '1-0', fraction: 0.4 } },
    });
  });

  it('keeps the place in a chapter that is opened again', async () => {
    const id = await readerIdOf(visitor, '192.0.2.3');
    const { one } = await titleOfThree();
    await reach(id, one, 0.7, 0);
    await read(id, one, 'read', 5);
    expect((await findProgress(db, id, one))?.last).toMatchObject({
      share: 0.7,
      position: { imageId: '1-0', fraction: 0.7 },
      contentVersion: one.version,
      at: at(5).getTime(),
    });
  });
});

describe('forgetMember', () => {
  it('deletes the account and what is about the person, and keeps numbers and words', async () => {
    const { memberId } = await signIn(db);
    const id = await readerIdOf(signedIn('member', memberId));
    const { one } = await titleOfThree();
    await read(id, one, 'finished', 0);
    const { id: chapterId } = one;
    await db.insert(readingEvent).values({ chapterId, readerId: id, kind: 'read' });
    const report = { chapterId, readerId: id, category: 'image', issue: 'gone' } as const;
    await db.insert(chapterReport).values(report);

    await forgetMember(db, memberId);
    for (const [table, where] of [
      [chapterReading, eq(chapterReading.readerId, id)],
      [titleReading, eq(titleReading.readerId, id)],
      [reader, eq(reader.id, id)],
      [member, eq(member.id, memberId)],
      [session, eq(session.memberId, memberId)],
    ] as const) {
      expect(await db.$count(table, where)).toBe(0);
    }
    const events = await db.select().from(readingEvent).where(eq(readingEvent.chapterId, one.id));
    expect(events).toMatchObject([{ readerId: null }]);
    const reports = await db.select().from(chapterReport).where(eq(chapterReport.issue, 'gone'));
    expect(reports).toMatchObject([{ readerId: null }]);
  });

  it('deletes an account that never read', async () => {
    const { memberId } = await signIn(db);
    await forgetMember(db, memberId);
    expect(await db.$count(member, eq(member.id, memberId))).toBe(0);
  });
});
