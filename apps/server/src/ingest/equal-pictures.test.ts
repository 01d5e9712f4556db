import sharp from 'sharp';
import { afterEach, expect, it, vi } from 'vitest';
import { freshDatabase } from '#testing/fresh-database.ts';
import { ingestWork } from './ingest-work.ts';
import { openWork } from './sources/open-work.ts';
import { written, zipped } from './testing/archives.ts';
import { encoded } from './testing/pictures.ts';
import { temporaryFolder, temporaryStorage } from './testing/work.ts';

const { db } = await freshDatabase();
const folder = await temporaryFolder();
const page = await encoded(600, 900, { format: 'jpeg' });
const half = page.subarray(0, page.length / 2);

afterEach(() => void vi.restoreAllMocks());

/** So many pages of the same bytes. */
async function comicOf(name: string, count: number, bytes: Uint8Array) {
  const pages = Array.from({ length: count }, (_, index) => [`${index}.jpg`, bytes] as const);
  return written(folder, name, await zipped(Object.fromEntries(pages)));
}

/** How often anything is decoded or encoded while a comic is taken in. */
async function takeIn(file: string) {
  const work = await openWork(file, { language: 'en-US' });
  const storage = await temporaryStorage();
  const pixels = vi.spyOn(sharp.prototype, 'toBuffer');
  const asked = vi.spyOn(storage, 'stat');
  try {
    const { source } = work;
    const result = await ingestWork({ db, storage, source, now: () => new Date() });
    const counts = { pixels: pixels.mock.calls.length, asked: asked.mock.calls.length };
    return { counts, images: result.images, omissions: work.omissions() };
  } finally {
    work.close();
    vi.restoreAllMocks();
  }
}

it('decodes and stores equal pictures of a work once, however many pages they are', async () => {
  const one = await takeIn(await comicOf('one.cbz', 1, await encoded(600, 900, { seed: 1 })));
  const many = await takeIn(await comicOf('many.cbz', 50, await encoded(600, 900, { seed: 2 })));
  expect(many).toEqual({ ...one, images: 50 });
  expect(one.counts.pixels).toBeGreaterThan(0);
});

it('names every page of a picture that breaks off, and mends it once', async () => {
  const one = await takeIn(await comicOf('half.cbz', 1, half));
  const three = await takeIn(
    await comicOf('halves.cbz', 3, Buffer.concat([half, Buffer.from('x')])),
  );
  expect(three.counts).toEqual(one.counts);
  expect(three.omissions.map(({ place }) => place).toSorted()).toEqual(['0.jpg', '1.jpg', '2.jpg']);
});

it('reads equal pictures to their end once when it only looks them over', async () => {
  const work = await openWork(await comicOf('looked.cbz', 20, half), {});
  const pixels = vi.spyOn(sharp.prototype, 'toBuffer');
  await work.lookOver();
  // Once in vain, and once for what is left of it.
  expect(pixels).toHaveBeenCalledTimes(2);
  expect(work.omissions()).toHaveLength(20);
  work.close();
});
