import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { member } from '#db/schema/account/access.ts';
import { chapterEpub } from '#db/schema/works/chapter.ts';
import { addChapter, addEpub, addImage, addTitle } from '#modules/testing/works.ts';
import { openLocalFolderStorage } from '#ports/local-folder-storage.ts';
import { contentTypeOf } from '#ports/object-key.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { keysOf, temporaryFolder } from '../testing/work.ts';
import { whileIngesting } from '../work/ingest-lock.ts';
import { removeOrphans } from './remove-orphans.ts';

const { db, sql } = await freshDatabase();
const folder = await temporaryFolder();
const storage = await openLocalFolderStorage(folder);
const now = new Date('2026-11-20T12:00:00Z');
const day = 86_400_000;

/** Stores an object as if it had been put so many milliseconds ago. */
async function stored(key: string, ageMs: number): Promise<string> {
  await storage.put(key, new Uint8Array(3), { contentType: contentTypeOf(key) });
  const at = new Date(now.getTime() - ageMs);
  await utimes(path.join(folder, key), at, at);
  return key;
}

function remove(from = storage): Promise<number> {
  return removeOrphans({ db, storage: from }, now);
}

/** Puts as many objects that nothing names. */
async function orphans(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) await stored(`uploads/${at}.png`, 2 * day);
}

/** Whether somebody waits for a lock as imports take it. */
async function isWaitedFor(): Promise<boolean> {
  const [row] = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_locks
    where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
  return row?.waiting === 1;
}

afterEach(async () => {
  for (const key of await keysOf(storage)) await storage.delete(key);
  await sql`drop table if exists receipt`;
});

it.each([
  'uploads/a.png',
  'epubs/b.epub',
  'pages/c/720.webp',
  'covers/d/master.jpg',
  'avatars/e.webp',
  'inquiries/f.webp',
])('removes %s once it is older than a day and no row has come', async (key) => {
  await stored(key, day);
  expect(await remove()).toBe(0);
  expect(await keysOf(storage)).toEqual([key]);
  await stored(key, day + 1);
  expect(await remove()).toBe(1);
  expect(await keysOf(storage)).toEqual([]);
});

it('keeps what a row names, however old, and whatever table an upload is named in', async () => {
  const { id } = await addTitle(db);
  const chapter = await addChapter(db, id);
  const picture = await addImage(db, 'pages');
  await sql`create table receipt (bankbook_upload_key text, upload_key text, note text)`;
  await sql`insert into receipt values ('uploads/bankbook.png', null, 'uploads/noted.png')`;
  await sql`insert into receipt values (null, 'uploads/photo.jpg', null)`;
  const kept = [
    await stored(await addEpub(db, chapter.id), 9 * day),
    await stored(`${picture}/360.webp`, 9 * day),
    await stored(`${picture}/master.jpg`, 9 * day),
    await stored('uploads/bankbook.png', 9 * day),
    await stored('uploads/photo.jpg', 9 * day),
    await stored('avatars/living.webp', 9 * day),
  ];
  await db.insert(member).values({ avatarKey: 'avatars/living.webp' });
  await stored('uploads/noted.png', 9 * day);
  expect(await remove()).toBe(1);
  expect(await keysOf(storage)).toEqual(kept.toSorted());
});

it('does nothing while an import is running, which may be about to use such an object', async () => {
  const key = await stored('pages/c/720.webp', 9 * day);
  await whileIngesting(db, async () => expect(await remove()).toBe(0));
  expect(await keysOf(storage)).toEqual([key]);
  expect(await remove()).toBe(1);
});

it.each([
  ['so many objects', 0],
  ['so much time', 600],
])('keeps an import waiting for one piece at most, of %s', async (_bound, tookMs) => {
  await orphans(120);
  const started = Promise.withResolvers<void>();
  const until = Promise.withResolvers<void>();
  vi.useFakeTimers({ toFake: ['performance'] });
  const slow = {
    ...storage,
    async delete(key: string) {
      started.resolve();
      await until.promise;
      vi.advanceTimersByTime(tookMs);
      await storage.delete(key);
    },
  };
  try {
    const removing = remove(slow);
    await started.promise;
    const importing = whileIngesting(db, async () => {
      const before = await keysOf(storage);
      expect(await remove()).toBe(0);
      expect(await removing).toBe(120 - before.length);
      expect(await keysOf(storage)).toEqual(before);
      return before.length;
    });
    await expect.poll(isWaitedFor).toBe(true);
    until.resolve();
    expect(await importing).toBe(tookMs === 0 ? 70 : 118);
  } finally {
    vi.useRealTimers();
  }
  expect(await remove()).toBeGreaterThan(0);
  expect(await keysOf(storage)).toEqual([]);
});

it('keeps what an import came to refer to while its age was asked', async () => {
  await stored('epubs/b.epub', 2 * day);
  const { id } = await addTitle(db);
  const chapter = await addChapter(db, id);
  const asked = {
    ...storage,
    async stat(key: string) {
      const found = await storage.stat(key);
      await whileIngesting(db, async () => {
        await addEpub(db, chapter.id);
        await db.update(chapterEpub).set({ storageKey: key });
      });
      return found;
    },
  };
  expect(await remove(asked)).toBe(0);
  expect(await keysOf(storage)).toEqual(['epubs/b.epub']);
});

it('ends when it is told to, and goes on another time', async () => {
  await orphans(60);
  const stop = new AbortController();
  const stopped = {
    ...storage,
    delete: (key: string) => {
      stop.abort();
      return storage.delete(key);
    },
  };
  // However slow the disk is, the piece is full by its number and not by its time.
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    expect(await removeOrphans({ db, storage: stopped }, now, stop.signal)).toBe(50);
  } finally {
    vi.useRealTimers();
  }
  expect(await remove()).toBe(10);
});

it('leaves alone an upload that is coming in, and what lies elsewhere', async () => {
  await stored('other/a.bin', 9 * day);
  const begun = Promise.withResolvers<void>();
  const goesOn = Promise.withResolvers<void>();
  async function* chunks(): AsyncGenerator<Uint8Array> {
    yield new Uint8Array(3);
    begun.resolve();
    await goesOn.promise;
    yield new Uint8Array(3);
  }
  const coming = storage.put('uploads/slow.png', chunks(), { contentType: 'image/png' });
  await begun.promise;
  expect(await remove()).toBe(0);
  goesOn.resolve();
  await coming;
  expect((await storage.stat('uploads/slow.png'))?.size).toBe(6);
  expect(await remove()).toBe(0);
  expect(await keysOf(storage)).toEqual(['other/a.bin', 'uploads/slow.png']);
  expect(await readdir(path.join(folder, '.drafts'))).toEqual([]);
});
