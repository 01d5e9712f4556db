import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { chapter, chapterImage } from '#db/schema/works/chapter.ts';
import { image } from '#db/schema/works/image.ts';
import { ingestWork } from '#ingest/ingest-work.ts';
import { comic, imageChapter, temporaryStorage } from '#ingest/testing/work.ts';
import type { PictureSource } from '#ingest/work-source.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { drawnPage } from './testing/drawn-page.ts';

const { db } = await freshDatabase();

/** A strip of 720 × 2,600 px with three panels, the second over its middle. */
async function strip(): Promise<PictureSource> {
  const page = drawnPage(360, 1300);
  page.panel({ left: 20, top: 20, right: 340, bottom: 400 });
  page.panel({ left: 20, top: 440, right: 340, bottom: 640 });
  page.panel({ left: 20, top: 660, right: 340, bottom: 1280 });
  const { width, height, data } = page.raster;
  const opened = sharp(data, { raw: { width, height, channels: 3 } });
  return { kind: 'file', bytes: await opened.resize(720, 2600).png().toBuffer() };
}

const kept = { db, storage: await temporaryStorage(), now: () => new Date() };

/** The images of a work's chapter, from top to bottom. */
async function imagesOf(contentId: number) {
  const rows = await db
    .select({ image })
    .from(chapter)
    .innerJoin(chapterImage, eq(chapterImage.chapterId, chapter.id))
    .innerJoin(image, eq(image.id, chapterImage.imageId))
    .where(eq(chapter.contentId, contentId))
    .orderBy(chapterImage.slice);
  return rows.map((row) => row.image);
}

it('keeps the panels of a strip with its slices, which are cut between them', async () => {
  const source = comic({ importKey: 'kept', chapters: [imageChapter('One', [await strip()])] });
  const { contentId } = await ingestWork({ ...kept, source });
  const images = await imagesOf(contentId);
  expect(images.map(({ panels }) => panels?.isSure)).toEqual(images.map(() => true));
  const panels = images.flatMap((stored) => stored.panels?.panels ?? []);
  expect(panels).toHaveLength(3);
  expect(images).toHaveLength(3);
  expect(
    panels.some(({ continuesAbove, continuesBelow }) => continuesAbove || continuesBelow),
  ).toBe(false);
});

it('looks again at pictures that were stored before panels were looked for, once', async () => {
  const pages = [await strip()];
  const of = (importKey: string) => comic({ importKey, chapters: [imageChapter('One', pages)] });
  const first = await ingestWork({ ...kept, source: of('before') });
  const known = await imagesOf(first.contentId);
  for (const { id } of known) await db.update(image).set({ panels: null }).where(eq(image.id, id));
  const { contentId } = await ingestWork({ ...kept, source: of('after') });
  expect(await imagesOf(contentId)).toEqual(known);
});

it('looks for none on covers', async () => {
  const cover = await strip();
  const source = comic({
    importKey: 'cover',
    cover: async () => cover,
    chapters: [imageChapter('One', [cover])],
  });
  await ingestWork({ ...kept, source });
  const covers = (await db.select().from(image)).filter(({ id }) => id.startsWith('covers/'));
  expect(covers.length).toBeGreaterThan(0);
  expect(covers.map(({ panels }) => panels)).toEqual(covers.map(() => null));
});
