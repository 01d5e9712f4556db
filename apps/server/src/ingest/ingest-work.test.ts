import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  content,
  contentAuthor,
  contentGenre,
  contentThumbnail,
} from '#db/schema/works/catalogue.ts';
import { chapter, chapterImage } from '#db/schema/works/chapter.ts';
import { image } from '#db/schema/works/image.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { ImportError } from './import-error.ts';
import { ingestWork } from './ingest-work.ts';
import { encoded, rgba } from './testing/pictures.ts';
import { comic, imageChapter, keysOf, temporaryStorage } from './testing/work.ts';

const { db } = await freshDatabase();
function now() {
  return new Date('2026-04-01T12:00:00Z');
}

it('takes in a comic whole: title, people, genres, thumbnails, chapters, slices', async () => {
  const storage = await temporaryStorage();
  const source = comic({
    importKey: 'whole',
    chapters: [
      imageChapter('One', [rgba(720, 3000), rgba(720, 900, 1)]),
      imageChapter('Two', [{ kind: 'file', bytes: await encoded(300, 400) }]),
    ],
  });
  const seen: string[] = [];
  const result = await ingestWork({
    db,
    storage,
    source,
    now,
    onProgress: ({ pagesDone, chaptersDone }) => seen.push(`${pagesDone}/${chaptersDone}`),
  });
  expect(result).toMatchObject({ outcome: 'created', chapters: 2, images: 5 });
  expect(seen).toEqual(['1/0', '2/0', '3/1', '3/2']);
  const [title] = await db.select().from(content).where(eq(content.id, result.contentId));
  expect(title).toMatchObject({ category: 'all_comic', episodeCount: 2, publishedAt: now() });
  expect(title?.searchText).toBe('paper boats ada writer');
  const of = { contentId: result.contentId };
  expect(await db.select().from(contentAuthor)).toMatchObject([{ ...of, role: 'writer', sort: 0 }]);
  expect(await db.select().from(contentGenre)).toHaveLength(2);
  const thumbnails = await db.select().from(contentThumbnail);
  expect(thumbnails.map(({ type }) => type).toSorted()).toEqual([
    'landscape',
    'portrait',
    'square',
  ]);
  const chapters = await db.select().from(chapter).orderBy(chapter.sort);
  expect(chapters.map(({ name, sort }) => [name, sort])).toEqual([
    ['One', 1],
    ['Two', 2],
  ]);
  expect(chapters.every(({ thumbnailId }) => thumbnailId?.startsWith('covers/'))).toBe(true);
  const slices = await db
    .select()
    .from(chapterImage)
    .innerJoin(image, eq(image.id, chapterImage.imageId))
    .orderBy(chapterImage.chapterId, chapterImage.page, chapterImage.slice);
  const shape = slices.map((row) => [
    row.chapter_image.page,
    row.chapter_image.slice,
    row.image.height,
  ]);
  expect(shape).toEqual([
    [1, 0, 1000],
    [1, 1, 1000],
    [1, 2, 1000],
    [2, 0, 900],
    [1, 0, 400],
  ]);
  expect(slices[0]?.image).toMatchObject({ widths: [360, 720], width: 720, format: 'webp' });
  expect(slices[0]?.image.dominantColor).toMatch(/^#[0-9a-f]{6}$/);
  expect(slices[0]?.image.placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(slices[0]?.image.placeholder.length).toBeLessThan(600);
  expect(slices.at(-1)?.image.widths).toEqual([300]);
  const keys = await keysOf(storage);
  for (const { image: row } of slices) {
    // Slices of one picture are made together; other widths of a whole one when they are asked for.
    const made = row.height === 1000 ? row.widths : row.widths.slice(-1);
    expect(keys.filter((key) => key.startsWith(row.id))).toEqual(
      made.map((width) => `${row.id}/${width}.webp`),
    );
  }
});

it('stores that a work is scrolled sideways, and never of one that is read down', async () => {
  const storage = await temporaryStorage();
  const chapters = [imageChapter('One', [rgba(300, 400, 41)])];
  const lying = comic({ importKey: 'lying', orientation: 'RTL', sideways: true, chapters });
  const { contentId } = await ingestWork({ db, storage, source: lying, now });
  const [stored] = await db.select().from(content).where(eq(content.id, contentId));
  expect(stored).toMatchObject({ orientation: 'RTL', sideways: true });
  const both = comic({ importKey: 'both', orientation: 'TTB', sideways: true, chapters });
  await expect(ingestWork({ db, storage, source: both, now })).rejects.toThrow();
});

it('keeps what is said of a page with the first of its slices', async () => {
  const storage = await temporaryStorage();
  const source = comic({
    importKey: 'said',
    chapters: [
      {
        ...imageChapter('Said', []),
        body: {
          kind: 'images',
          async *pages() {
            yield { picture: rgba(300, 1500, 31), description: 'A tall tower.' };
            yield { picture: rgba(300, 400, 32) };
          },
        },
      },
    ],
  });
  const { contentId } = await ingestWork({ db, storage, source, now });
  const said = await db
    .select({ page: chapterImage.page, description: chapterImage.description })
    .from(chapterImage)
    .innerJoin(chapter, eq(chapter.id, chapterImage.chapterId))
    .where(eq(chapter.contentId, contentId))
    .orderBy(chapterImage.page, chapterImage.slice);
  expect(said[0]).toEqual({ page: 1, description: 'A tall tower.' });
  expect(said.slice(1).every(({ description }) => description === null)).toBe(true);
  expect(said.at(-1)?.page).toBe(2);
});

it('refuses a work without chapters, and a chapter without pages', async () => {
  const storage = await temporaryStorage();
  const none = comic({ importKey: 'none' });
  await expect(ingestWork({ db, storage, source: none, now })).rejects.toThrow(ImportError);
  const empty = comic({ importKey: 'empty', chapters: [imageChapter('Empty', [])] });
  await expect(ingestWork({ db, storage, source: empty, now })).rejects.toThrow(/no pages/);
  expect(await db.select().from(content).where(eq(content.importKey, 'empty'))).toEqual([]);
});

it('asks for a large page that is drawn only when the one before is stored', async () => {
  const storage = await temporaryStorage();
  const stored: number[] = [];
  const chapterOf = imageChapter('One', []);
  const source = comic({
    importKey: 'drawn',
    chapters: [
      {
        ...chapterOf,
        body: {
          kind: 'images',
          async *pages() {
            for (const seed of [1, 2, 3, 4]) {
              const picture = async () => {
                stored.push((await keysOf(storage)).length);
                return rgba(300, 400, seed);
              };
              yield { picture, pixels: 12_000_000 };
            }
          },
        },
      },
    ],
  });
  expect(await ingestWork({ db, storage, source, now })).toMatchObject({ images: 4 });
  for (const [before, count] of stored.entries()) expect(count).toBeGreaterThanOrEqual(before);
  expect(stored).toHaveLength(4);
});
