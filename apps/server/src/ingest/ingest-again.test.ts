import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { content } from '#db/schema/works/catalogue.ts';
import { chapter, chapterImage } from '#db/schema/works/chapter.ts';
import { image } from '#db/schema/works/image.ts';
import type { ObjectStorage } from '#ports/object-storage.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { ImportError } from './import-error.ts';
import { ingestWork } from './ingest-work.ts';
import { openWork } from './sources/open-work.ts';
import { sweep } from './sweep/sweep.ts';
import { written, zipped } from './testing/archives.ts';
import { encoded, rgba } from './testing/pictures.ts';
import { comic, imageChapter, keysOf, temporaryFolder, temporaryStorage } from './testing/work.ts';
import type { WorkSource } from './work-source.ts';

const { db, sql } = await freshDatabase();

function now() {
  return new Date('2026-04-01T12:00:00Z');
}

/** A storage that notes what is written to it. */
function watched(storage: ObjectStorage): ObjectStorage & { readonly puts: string[] } {
  const puts: string[] = [];
  const put: ObjectStorage['put'] = async (key, bytes, options) => {
    puts.push(key);
    await storage.put(key, bytes, options);
  };
  return { ...storage, put, puts };
}

function chaptersOf(contentId: number) {
  return db.select().from(chapter).where(eq(chapter.contentId, contentId)).orderBy(chapter.sort);
}

async function shownTitles(importKey: string) {
  return sql`select id from content where import_key = ${importKey} and published_at is not null`;
}

it('does nothing when the same work comes again', async () => {
  const storage = watched(await temporaryStorage());
  const source = comic({ importKey: 'same', chapters: [imageChapter('One', [rgba(200, 300)])] });
  const first = await ingestWork({ db, storage, source, now });
  const puts = storage.puts.length;
  const again: WorkSource = {
    ...source,
    chapters: source.chapters.map((given) => ({
      ...given,
      body: {
        kind: 'images',
        // eslint-disable-next-line require-yield -- it must not be asked at all
        async *pages() {
          throw new Error('nothing should be read');
        },
      },
    })),
  };
  const repeated = await ingestWork({ db, storage, source: again, now });
  expect(repeated).toEqual({
    outcome: 'unchanged',
    contentId: first.contentId,
    chapters: 1,
    images: 0,
  });
  expect(storage.puts).toHaveLength(puts);
});

it('encodes equal pictures once: by key, by their bytes, and across works', async () => {
  const storage = watched(await temporaryStorage());
  const bytes = await encoded(300, 420, { seed: 3 });
  const file = { kind: 'file', bytes } as const;
  const pages = async function* () {
    yield { key: 'a', picture: file };
    yield { key: 'a', picture: rgba(10, 10) };
    yield { picture: file };
  };
  const one = imageChapter('One', [], { body: { kind: 'images', pages } });
  const source = comic({ importKey: 'equal', chapters: [one, imageChapter('Two', [file])] });
  const result = await ingestWork({ db, storage, source, now });
  expect(result.images).toBe(4);
  const pageFiles = storage.puts.filter((key) => key.startsWith('pages/'));
  expect(pageFiles).toHaveLength(1);
  storage.puts.length = 0;
  const other = comic({ importKey: 'other', chapters: [imageChapter('One', [file])] });
  await ingestWork({ db, storage, source: other, now });
  expect(storage.puts).toEqual([]);
});

it('stores a picture again whose files are gone', async () => {
  const storage = watched(await temporaryStorage());
  const source = comic({ importKey: 'lost', chapters: [imageChapter('One', [rgba(210, 310)])] });
  await ingestWork({ db, storage, source, now });
  for (const key of await keysOf(storage)) await storage.delete(key);
  await ingestWork({ db, storage, source: { ...source, digest: '2' }, now });
  expect((await keysOf(storage)).some((key) => key.startsWith('pages/'))).toBe(true);
});

it('replaces a changed work in place, keeping the ids of title and chapters', async () => {
  const storage = await temporaryStorage();
  const three = ['One', 'Two', 'Three'].map((name, seed) =>
    imageChapter(name, [rgba(200, 300, seed)]),
  );
  const source = comic({ importKey: 'changing', totalViews: 10, chapters: three });
  const first = await ingestWork({ db, storage, source, now });
  const before = await chaptersOf(first.contentId);
  await db.update(content).set({ totalViews: 99 }).where(eq(content.id, first.contentId));
  const changed = comic({
    importKey: 'changing',
    digest: '2',
    name: 'Paper Ships',
    genres: ['fantasy'],
    chapters: [
      three[0],
      imageChapter('Second', [rgba(200, 300, 7), rgba(200, 300, 8)], { key: 'Two' }),
    ].flatMap((given) => given ?? []),
  });
  const later = () => new Date('2026-05-01T00:00:00Z');
  const replaced = await ingestWork({ db, storage, source: changed, now: later });
  expect(replaced).toMatchObject({ outcome: 'replaced', contentId: first.contentId, chapters: 2 });
  const after = await chaptersOf(first.contentId);
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(after.map(({ name, withdrawnAt }) => [name, withdrawnAt])).toEqual([
    ['One', null],
    ['Second', null],
    ['Three', later()],
  ]);
  const changes = after.map(({ version }, index) => version !== before[index]?.version);
  expect(changes).toEqual([false, true, false]);
  const [title] = await db.select().from(content).where(eq(content.id, first.contentId));
  expect(title).toMatchObject({ name: 'Paper Ships', totalViews: 99, episodeCount: 2 });
  expect(title?.publishedAt).toEqual(now());
  const pages = await db
    .select()
    .from(chapterImage)
    .where(eq(chapterImage.chapterId, after[1]?.id ?? 0));
  expect(pages).toHaveLength(2);
});

it('keeps the moment of publication of a chapter that names none', async () => {
  const storage = await temporaryStorage();
  const { publishedAt: _none, ...undated } = imageChapter('One', [rgba(60, 80)]);
  const source = comic({ importKey: 'undated', chapters: [undated] });
  const { contentId } = await ingestWork({ db, storage, source, now });
  const later = () => new Date('2026-06-01T00:00:00Z');
  const more = {
    ...source,
    digest: '2',
    chapters: [undated, { ...undated, key: 'Two', name: 'Two' }],
  };
  await ingestWork({ db, storage, source: more, now: later });
  const dates = (await chaptersOf(contentId)).map(({ publishedAt }) => publishedAt);
  expect(dates).toEqual([now(), later()]);
  const [title] = await db.select().from(content).where(eq(content.id, contentId));
  expect(title?.lastChapterPublishedAt).toEqual(later());
});

it('shows nothing of a work until all of it is there, to any connection', async () => {
  const storage = await temporaryStorage();
  const seen: number[] = [];
  const looked = async () => {
    const [row] = await sql<{ count: number }>`
      select count(*)::int as count from chapter join content on content.id = content_id
      where content.import_key = 'slow'`;
    seen.push(row?.count ?? -1);
  };
  const chapters = Array.from({ length: 4 }, (_, index) =>
    imageChapter(`${index}`, [], {
      body: {
        kind: 'images',
        async *pages() {
          await looked();
          yield { picture: rgba(150, 200, index) };
        },
      },
    }),
  );
  await ingestWork({ db, storage, source: comic({ importKey: 'slow', chapters }), now });
  await looked();
  expect(seen).toEqual([0, 0, 0, 0, 4]);
});

it('stops at a signal with nothing shown, and the same again completes it', async () => {
  const storage = watched(await temporaryStorage());
  const controller = new AbortController();
  const pictures = Array.from({ length: 12 }, (_, index) => rgba(400, 500, 20 + index));
  const source = comic({ importKey: 'stopped', chapters: [imageChapter('One', pictures)] });
  const stopped = ingestWork({
    db,
    storage,
    source,
    now,
    signal: controller.signal,
    onProgress: ({ pagesDone }) => pagesDone === 4 && controller.abort(),
  });
  await expect(stopped).rejects.toThrow(/abort/i);
  expect(await shownTitles('stopped')).toHaveLength(0);
  const halfway = storage.puts.filter((key) => key.startsWith('pages/')).length;
  expect(halfway).toBeGreaterThanOrEqual(4);
  expect(halfway).toBeLessThan(12);
  storage.puts.length = 0;
  const result = await ingestWork({ db, storage, source, now });
  expect(result).toMatchObject({ outcome: 'created', images: 12 });
  // What was stored before the stop is not encoded again.
  expect(storage.puts.filter((key) => key.startsWith('pages/'))).toHaveLength(12 - halfway);
  expect(await shownTitles('stopped')).toHaveLength(1);
});

it('shows nothing of a work for which the disk has no room, and the same again completes it', async () => {
  const storage = watched(await temporaryStorage());
  const pages = Array.from({ length: 8 }, async (_, page) => {
    return [`${page}.png`, await encoded(200, 300, { seed: 60 + page })] as const;
  });
  const file = await written(
    await temporaryFolder(),
    'full.cbz',
    await zipped(Object.fromEntries(await Promise.all(pages))),
  );
  const work = await openWork(file, { language: 'en-US', key: 'full' });
  const full: typeof storage = {
    ...storage,
    async put(...given) {
      if (storage.puts.length < 4) return storage.put(...given);
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    },
  };
  const { source } = work;
  await expect(ingestWork({ db, storage: full, source, now })).rejects.toThrow(/no space left/);
  expect(await shownTitles(source.importKey)).toHaveLength(0);
  expect(await keysOf(storage)).toHaveLength(4);
  const { outcome, images } = await ingestWork({ db, storage, source, now });
  expect({ outcome, images }).toEqual({ outcome: 'created', images: 8 });
  expect(await shownTitles(source.importKey)).toHaveLength(1);
  work.close();
});

it('leaves a work as it was when its replacement fails', async () => {
  const storage = await temporaryStorage();
  const source = comic({ importKey: 'kept', chapters: [imageChapter('One', [rgba(90, 120, 40)])] });
  const { contentId } = await ingestWork({ db, storage, source, now });
  const keys = await keysOf(storage);
  const broken = { kind: 'file', bytes: (await encoded(300, 300)).subarray(0, 900) } as const;
  const bad = imageChapter('Bad', [rgba(90, 120, 41), broken]);
  const failing = ingestWork({
    db,
    storage,
    source: { ...source, digest: '2', name: 'Broken', chapters: [bad] },
    now,
  });
  await expect(failing).rejects.toThrow(ImportError);
  const [title] = await db.select().from(content).where(eq(content.id, contentId));
  expect(title).toMatchObject({ name: 'Paper Boats', importDigest: '1' });
  // What the refused one had stored is taken back; what stood before is not.
  expect(await keysOf(storage)).toEqual(keys);
});

it('sweeps what nothing refers to, and nothing else', async () => {
  const storage = await temporaryStorage();
  const source = comic({
    importKey: 'swept',
    chapters: [imageChapter('One', [rgba(95, 125, 50)])],
  });
  await ingestWork({ db, storage, source, now });
  await sweep(db, storage);
  const keys = await keysOf(storage);
  const rows = await db.$count(image);
  const stray = { format: 'webp', dominantColor: '#000000', placeholder: '' } as const;
  await db.insert(image).values({ id: 'pages/stray', width: 1, height: 1, widths: [1], ...stray });
  for (const key of ['pages/stray/1.webp', 'pages/none/360.webp']) {
    await storage.put(key, new Uint8Array([1]), { contentType: 'image/webp' });
  }
  await storage.put('epubs/none.epub', new Uint8Array([1]), {
    contentType: 'application/epub+zip',
  });
  expect(await sweep(db, storage)).toEqual({ images: 1, objects: 3 });
  expect(await keysOf(storage)).toEqual(keys);
  expect(await db.$count(image)).toBe(rows);
});

it('does not sweep while an import is running', async () => {
  const storage = await temporaryStorage();
  const during: unknown[] = [];
  const chapters = [
    imageChapter('One', [], {
      body: {
        kind: 'images',
        async *pages() {
          during.push(await sweep(db, storage));
          yield { picture: rgba(30, 40) };
        },
      },
    }),
  ];
  await ingestWork({ db, storage, source: comic({ importKey: 'busy', chapters }), now });
  expect(during).toEqual([null]);
});
