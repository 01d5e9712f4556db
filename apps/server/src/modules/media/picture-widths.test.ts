import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { expiryOf } from '@hanji/domain/reading/images/address-lifetime.ts';
import { chapter, chapterImage } from '#db/schema/works/chapter.ts';
import { image } from '#db/schema/works/image.ts';
import { testContext } from '#http/testing/test-api.ts';
import { ingestWork } from '#ingest/ingest-work.ts';
import { createPictureStore } from '#ingest/picture/store-picture.ts';
import { rgba } from '#ingest/testing/pictures.ts';
import { comic, imageChapter, temporaryFolder } from '#ingest/testing/work.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { openLocalFolderStorage } from '#ports/local-folder-storage.ts';
import type { ObjectStorage } from '#ports/object-storage.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { imageSubject, sign } from './signing.ts';

const { db } = await freshDatabase();
const folder = await temporaryFolder();

/** The same files as another process sees them, with what this one wrote. */
async function process(): Promise<{ storage: ObjectStorage; puts: string[] }> {
  const storage = await openLocalFolderStorage(folder);
  const puts: string[] = [];
  const put: ObjectStorage['put'] = async (key, bytes, options) => {
    puts.push(key);
    await storage.put(key, bytes, options);
  };
  return { storage: { ...storage, put }, puts };
}

async function imported(importKey: string, seed: number, time: 'at-once' | 'on-request') {
  const { storage } = await process();
  const { contentId } = await ingestWork({
    db,
    storage,
    source: comic({ importKey, chapters: [imageChapter('One', [rgba(900, 700, seed)])] }),
    now: () => new Date('2026-11-20T00:00:00Z'),
    pictures: createPictureStore(db, storage, time),
  });
  const [page] = await db
    .select({ image })
    .from(chapter)
    .innerJoin(chapterImage, eq(chapterImage.chapterId, chapter.id))
    .innerJoin(image, eq(image.id, chapterImage.imageId))
    .where(eq(chapter.contentId, contentId));
  if (page === undefined) throw new Error('no page was stored');
  return page.image;
}

const filesOf = (id: string) => readdir(path.join(folder, id));

async function reader(own = process()) {
  const { storage, puts } = await own;
  const context = await testContext(db, { storage });
  const app = await openTestApi(context);
  const get = (id: string, file: string, signed = true) => {
    const expiry = expiryOf(context.now());
    const signature = sign(context.secrets.addressSigning, imageSubject(id), expiry, '');
    const query = signed ? `?exp=${expiry}&sig=${signature}` : '';
    return app.inject({ url: `/api/media/${id}/${file}${query}` });
  };
  return { get, puts };
}

it.each<['at-once' | 'on-request', number, string[]]>([
  ['at-once', 1, ['900.webp']],
  ['on-request', 2, ['master.jpg']],
])(
  'encoded %s: makes each declared width when it is first asked for, and keeps it',
  async (time, seed, first) => {
    const { id, widths } = await imported(`import ${time}`, seed, time);
    expect(widths).toEqual([360, 720, 900]);
    expect(await filesOf(id)).toEqual(first);
    const { get, puts } = await reader();
    for (const width of widths) {
      const answer = await get(id, `${width}.webp`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('image/webp');
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width,
        height: Math.round((700 * width) / 900),
      });
      expect((await get(id, `${width}.webp`)).rawPayload).toEqual(answer.rawPayload);
    }
    const made = widths.map((width) => `${width}.webp`).filter((file) => !first.includes(file));
    expect(puts).toEqual(made.map((file) => `${id}/${file}`));
  },
);

it('gives nothing but the widths that a picture has, and no page without a signature', async () => {
  const { id } = await imported('refusals', 3, 'on-request');
  const { get, puts } = await reader();
  for (const file of ['100.webp', '0360.webp', '1440.webp', '360.avif', 'master.jpg', '../x']) {
    expect((await get(id, file)).statusCode).toBe(404);
  }
  expect((await get(`pages/${'0'.repeat(32)}`, '360.webp')).statusCode).toBe(404);
  expect((await get(id, '360.webp', false)).statusCode).toBe(403);
  expect(puts).toEqual([]);
  expect(await filesOf(id)).toEqual(['master.jpg']);
});

it('encodes a width once, however many ask in however many processes', async () => {
  const { id } = await imported('many', 4, 'on-request');
  const readers = await Promise.all([reader(), reader(), reader()]);
  const answers = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => readers[index % 3]?.get(id, '360.webp')),
  );
  expect(new Set(answers.map((answer) => answer?.statusCode))).toEqual(new Set([200]));
  expect(readers.flatMap(({ puts }) => puts)).toEqual([`${id}/360.webp`]);
});

it('says that a picture is not there when its files are lost', async () => {
  const { id } = await imported('lost', 5, 'on-request');
  const { storage } = await process();
  await storage.delete(`${id}/master.jpg`);
  const { get } = await reader();
  expect((await get(id, '720.webp')).statusCode).toBe(404);
});
