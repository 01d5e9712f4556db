import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { chapter, chapterImage } from '#db/schema/works/chapter.ts';
import { image } from '#db/schema/works/image.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { ingestWork } from '#ingest/ingest-work.ts';
import { comic, imageChapter, keysOf, temporaryStorage } from '#ingest/testing/work.ts';
import type { DrawnPicture, PictureSource } from '#ingest/work-source.ts';
import { createPictureStore } from '#ingest/picture/store-picture.ts';

const { db } = await freshDatabase();

/** No decoder would read these bytes: all that is stored of them is what their pencil says. */
function drawn(
  name: string,
  width: number,
  height: number,
  more: Partial<Pick<DrawnPicture, 'panels' | 'thumbnail'>> = {},
) {
  const data = new Uint8Array(4 * 3 * 3).map((_, at) => [200, 40, 40][at % 3] ?? 0);
  return {
    kind: 'file',
    bytes: new TextEncoder().encode(name),
    drawn: { width, height, preview: { width: 4, height: 3, data }, ...more },
  } as const satisfies PictureSource;
}

it('is stored as it came, with its impression, and never decoded', async () => {
  const storage = await temporaryStorage();
  const thumbnail = drawn('thumbnail', 360, 270);
  const edges = { continuesAbove: false, continuesBelow: true };
  const panels = [{ x: 20, y: 40, width: 680, height: 960, ...edges }];
  const { contentId } = await ingestWork({
    db,
    storage,
    source: comic({
      cover: async () => drawn('cover', 720, 960),
      square: async () => drawn('square', 720, 720),
      keyVisual: async () => drawn('wide', 1440, 810),
      chapters: [
        imageChapter('One', [
          drawn('page', 720, 1000, { thumbnail, panels }),
          drawn('rest', 720, 80),
        ]),
      ],
    }),
    now: () => new Date(),
    pictures: createPictureStore(db, storage, 'on-request'),
  });
  const rows = await db
    .select({ page: chapterImage.page, image, small: chapter.thumbnailId })
    .from(chapter)
    .innerJoin(chapterImage, eq(chapterImage.chapterId, chapter.id))
    .innerJoin(image, eq(image.id, chapterImage.imageId))
    .where(eq(chapter.contentId, contentId))
    .orderBy(chapterImage.page);
  expect(rows.map(({ image: { width, height, widths } }) => [width, height, widths])).toEqual([
    [720, 1000, [360, 720]],
    [720, 80, [360, 720]],
  ]);
  expect(rows.map(({ image: stored }) => stored.panels)).toEqual([
    { isSure: true, panels },
    { isSure: false, panels: [] },
  ]);
  expect(rows[0]?.image.dominantColor).toBe('#c82828');
  expect(rows[0]?.image.placeholder).toMatch(/^data:image\/webp;base64,/);
  const small = await db
    .select()
    .from(image)
    .where(eq(image.id, rows[0]?.small ?? ''));
  expect(small).toMatchObject([{ width: 360, height: 270, widths: [360] }]);
  const files = await keysOf(storage);
  expect(files).toHaveLength(6);
  expect(files.every((key) => key.endsWith('/master.jpg'))).toBe(true);
});
