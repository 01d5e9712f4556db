import { randomBytes } from 'node:crypto';
import type { Executor } from '#db/executor.ts';
import {
  content,
  contentAuthor,
  contentGenre,
  contentThumbnail,
} from '#db/schema/works/catalogue.ts';
import { chapter, chapterEpub, chapterImage, chapterVersion } from '#db/schema/works/chapter.ts';
import { image } from '#db/schema/works/image.ts';
import { testNow } from '#http/testing/test-now.ts';

type ContentRow = typeof content.$inferInsert;
type ChapterRow = typeof chapter.$inferInsert;

function onlyOne<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('nothing was stored');
  return row;
}

function days(count: number): number {
  return count * 24 * 60 * 60 * 1000;
}

/** A stored picture of 720 × 960, at two widths. */
export async function addImage(db: Executor, folder: 'covers' | 'pages'): Promise<string> {
  const id = `${folder}/${randomBytes(16).toString('hex')}`;
  await db.insert(image).values({
    id,
    width: 720,
    height: 960,
    format: 'webp',
    widths: [360, 720],
    dominantColor: '#336699',
    placeholder: 'data:image/webp;base64,AAAA',
  });
  return id;
}

/** A published Korean comic with a cover, an author and a genre; columns can be others. */
export async function addTitle(
  db: Executor,
  columns: Partial<ContentRow> & {
    genres?: readonly (typeof contentGenre.$inferInsert)['genre'][];
  } = {},
): Promise<typeof content.$inferSelect> {
  const { genres = ['drama'], ...own } = columns;
  const name = own.name ?? '먼 바다의 등대';
  const row = onlyOne(
    await db
      .insert(content)
      .values({
        importKey: randomBytes(8).toString('hex'),
        importDigest: 'digest',
        type: 'comic',
        category: 'all_comic',
        language: 'ko-KR',
        name,
        status: 'started',
        themeColor: '#123456',
        chapterUnit: 'episode',
        chapterFileFormat: 'image',
        orientation: 'TTB',
        searchText: `${name} 김하늘 한지출판`.toLowerCase(),
        createdAt: new Date(testNow.getTime() - days(1)),
        publishedAt: new Date(testNow.getTime() - days(1)),
        lastChapterPublishedAt: new Date(testNow.getTime() - days(1)),
        ...own,
      })
      .returning(),
  );
  const imageId = await addImage(db, 'covers');
  await db.insert(contentThumbnail).values({ contentId: row.id, type: 'portrait', imageId });
  await db
    .insert(contentAuthor)
    .values({ contentId: row.id, sort: 0, name: '김하늘', role: 'writer' });
  if (genres.length > 0) {
    await db
      .insert(contentGenre)
      .values(genres.map((genre, sort) => ({ contentId: row.id, genre, sort })));
  }
  return row;
}

/** A free chapter without files, published a day ago; columns can be others. */
export async function addChapter(
  db: Executor,
  contentId: number,
  columns: Partial<ChapterRow> = {},
): Promise<typeof chapter.$inferSelect> {
  const row = onlyOne(
    await db
      .insert(chapter)
      .values({
        contentId,
        importKey: randomBytes(8).toString('hex'),
        version: randomBytes(8).toString('hex'),
        unit: 'episode',
        sort: 1,
        name: '1화',
        publishedAt: new Date(testNow.getTime() - days(1)),
        free: true,
        ...columns,
      })
      .returning(),
  );
  const createdAt = new Date(testNow.getTime() - days(1));
  await db.insert(chapterVersion).values({ chapterId: row.id, version: row.version, createdAt });
  return row;
}

/** Gives a chapter pages of two slices each; their image ids, in reading order. */
export async function addPages(db: Executor, chapterId: number, pages: number): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; page <= pages; page += 1) {
    for (const slice of [0, 1]) {
      const imageId = await addImage(db, 'pages');
      await db.insert(chapterImage).values({ chapterId, page, slice, imageId });
      ids.push(imageId);
    }
  }
  return ids;
}

export async function addEpub(
  db: Executor,
  chapterId: number,
  salesType: 'product' | 'trial' = 'product',
): Promise<string> {
  const storageKey = `epubs/${randomBytes(16).toString('hex')}.epub`;
  await db
    .insert(chapterEpub)
    .values({ chapterId, salesType, storageKey, size: 10, characterCounts: [120, 80] });
  return storageKey;
}
