import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { zipped } from '#ingest/testing/archives.ts';
import { encoded } from '#ingest/testing/pictures.ts';
import { openDesk, type SentFile } from '#modules/creator/testing/open-desk.ts';

const desk = await openDesk();
const { ask, done, sql } = desk;

async function outcomes(own: Parameters<typeof desk.send>[0], ...files: SentFile[]) {
  return (await desk.send(own, ...files)).map(({ state, refusal }) => refusal?.reason ?? state);
}

describe('what is sent', () => {
  it('becomes pages in the order in which it was announced, an archive folder by folder', async () => {
    const own = await desk.creator();
    const page = (seed: number) => encoded(300, 200, { seed, format: 'jpeg' });
    const archive = await zipped({
      '__MACOSX/._1.jpg': 'x',
      'b/1.jpg': await page(3),
      'a/10.jpg': await page(2),
      'a/2.jpg': await page(1),
      'ComicInfo.xml': '<ComicInfo/>',
    });
    expect(
      await outcomes(
        own,
        { name: '00.webp', bytes: await encoded(300, 200, { seed: 9, format: 'webp' }) },
        { name: '第1話.cbz', bytes: archive },
        {
          name: '99.gif',
          bytes: await sharp(await page(5))
            .gif()
            .toBuffer(),
        },
      ),
    ).toEqual(['done', 'done', 'done']);
    const { pages } = await desk.openArticle(own);
    expect(pages.map(({ name }) => name)).toEqual([
      '00.webp',
      '2.jpg',
      '10.jpg',
      '1.jpg',
      '99.gif',
    ]);
  });

  it('as one tall strip is one page of several pictures, cut by the import', async () => {
    const own = await desk.creator();
    expect(await outcomes(own, { name: 'strip.png', bytes: await encoded(400, 6000) })).toEqual([
      'done',
    ]);
    const { pages } = await desk.openArticle(own);
    expect(pages.map(({ width, height }) => [width, height])).toEqual([[400, 6000]]);
    const slices = await sql<{ height: number }>`select image.height from article_page_slice
      join image on image.id = image_id where page_id = ${pages[0]?.pageId ?? 0}::int`;
    expect(slices.length).toBeGreaterThan(1);
    expect(slices.reduce((sum, { height }) => sum + height, 0)).toBe(6000);
  });

  it('in place of a page stands where that stood', async () => {
    const own = await desk.creator();
    const files = [1, 2, 3].map(async (seed) => ({
      name: `${seed}.png`,
      bytes: await encoded(300, 200, { seed }),
    }));
    await desk.send(own, ...(await Promise.all(files)));
    const [, second] = (await desk.openArticle(own)).pages;
    const replaces = second?.pageId ?? 0;
    const bytes = await encoded(300, 200, { seed: 7 });
    await desk.send(own, { name: 'new.png', bytes, replaces });
    const { pages } = await desk.openArticle(own);
    expect(pages.map(({ name }) => name)).toEqual(['1.png', 'new.png', '3.png']);
    const json = { files: [{ name: 'b.png', size: 5, replaces }] };
    expect((await ask(`${own.path}/upload`, { token: own.token, json })).code).toBe(404);
    const archive = await zipped({ '1.png': bytes });
    const instead = { name: 'a.png', bytes: archive, replaces: pages[0]?.pageId ?? 0 };
    const [refused] = await desk.send(own, instead);
    expect(refused?.refusal?.reason).toBe('onePicture');
  });

  it('in place of a page that goes meanwhile is refused', async () => {
    const own = await desk.creator();
    const bytes = await encoded(300, 200);
    await desk.send(own, { name: '1.png', bytes });
    const { pages, revision } = await desk.openArticle(own);
    const replaces = pages[0]?.pageId ?? 0;
    const [{ uploadId } = { uploadId: '' }] = await desk.begin(own, {
      name: '2.png',
      size: bytes.length,
      replaces,
    });
    await desk.sendPart(own.token, uploadId, 0, bytes);
    const gone = `${own.path}/page/${replaces}?revision=${revision}`;
    await done(gone, { token: own.token, method: 'DELETE' });
    await desk.finish(own.token, uploadId);
    await desk.takeQueued();
    expect((await desk.stateOf(own.token, uploadId)).refusal?.reason).toBe('pageGone');
  });
});

describe('with limits of a few', async () => {
  const small = await openDesk({ maxFilePixels: 90_000, maxImages: 3, maxChapterBytes: 3_000_000 });
  const send = async (own: Awaited<ReturnType<typeof small.creator>>, file: SentFile) => {
    const [upload] = await small.send(own, file);
    return upload?.refusal?.reason ?? upload?.state;
  };
  const pages = async (count: number) =>
    Object.fromEntries(
      await Promise.all(
        Array.from({ length: count }, async (_, seed) => [
          `${seed}.png`,
          await encoded(30, 30, { seed }),
        ]),
      ),
    ) as Record<string, Uint8Array>;

  it('a picture has exactly so many pixels, and not one row more', async () => {
    const own = await small.creator();
    expect(await send(own, { name: 'a.png', bytes: await encoded(300, 300) })).toBe('done');
    expect(await send(own, { name: 'b.png', bytes: await encoded(300, 301) })).toBe(
      'tooManyPixels',
    );
  });

  it('an archive has exactly so many pictures as still fit', async () => {
    const own = await small.creator();
    expect(await send(own, { name: 'a.zip', bytes: await zipped(await pages(4)) })).toBe(
      'tooManyImages',
    );
    expect(await send(own, { name: 'b.zip', bytes: await zipped(await pages(2)) })).toBe('done');
    expect(await send(own, { name: 'c.zip', bytes: await zipped(await pages(2)) })).toBe(
      'tooManyImages',
    );
    expect(await send(own, { name: 'd.zip', bytes: await zipped(await pages(1)) })).toBe('done');
    expect((await small.openArticle(own)).pages).toHaveLength(3);
  });

  it('two archives at once that each fit alone do not both come in', async () => {
    const own = await small.creator();
    const [one, two] = [await zipped(await pages(2)), await zipped(await pages(2))];
    const files = [
      { name: 'a.zip', bytes: one },
      { name: 'b.zip', bytes: two },
    ];
    const states = (await small.send(own, ...files)).map(({ state }) => state);
    // Which of them comes first is for the queue to say.
    expect(states.toSorted()).toEqual(['done', 'refused']);
  });

  it('what an archive unpacks to counts, and not what it is packed as', async () => {
    const own = await small.creator();
    const stored = await zipped({
      '1.png': Buffer.concat([await encoded(30, 30), Buffer.alloc(3_000_000)]),
    });
    expect(await send(own, { name: 'a.zip', bytes: stored })).toBe('chapterTooLarge');
  });
});
