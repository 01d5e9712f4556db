import { describe, expect, it } from 'vitest';
import { uploadPartBytes, type UploadRefusal } from '@hanji/contract/creator-vocabulary.ts';
import { encrypted, zipped } from '#ingest/testing/archives.ts';
import { encoded } from '#ingest/testing/pictures.ts';
import { openDesk, type SentFile } from '#modules/creator/testing/open-desk.ts';
import { pngOf } from '#modules/creator/testing/png-of.ts';

const desk = await openDesk();
const megabyte = 1024 * 1024;

describe('a hostile or broken file', () => {
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const files: [string, UploadRefusal, () => Promise<SentFile>][] = [
    ['a script in SVG', 'kind', async () => ({ name: 'a.svg', bytes: Buffer.from(script) })],
    ['SVG called PNG', 'kind', async () => ({ name: 'a.png', bytes: Buffer.from(script) })],
    ['a page', 'kind', async () => ({ name: 'a.jpg', bytes: Buffer.from('<!doctype html>') })],
    [
      'a program',
      'kind',
      async () => ({ name: 'a.png', bytes: Buffer.from('\u007fELF\u0002\u0001') }),
    ],
    [
      'a RAR',
      'kind',
      async () => ({ name: 'a.cbz', bytes: Buffer.from('Rar!\u001a\u0007\u0001\0') }),
    ],
    ['a PDF', 'kind', async () => ({ name: 'a.pdf', bytes: Buffer.from('%PDF-1.7\n') })],
    [
      'a picture that breaks off',
      'broken',
      async () => ({ name: 'a.png', bytes: (await encoded(300, 300)).subarray(0, 900) }),
    ],
    ['a beginning alone', 'broken', async () => ({ name: 'a.png', bytes: pngOf(100) })],
    [
      'an archive that breaks off',
      'broken',
      async () => ({
        name: 'a.zip',
        bytes: (await zipped({ '1.png': pngOf(500) })).subarray(0, 300),
      }),
    ],
    [
      'SVG in an archive',
      'kind',
      async () => ({
        name: 'a.zip',
        bytes: await zipped({ '1.png': await encoded(30, 30), '2.svg': script }),
      }),
    ],
    [
      'SVG called PNG in an archive',
      'kind',
      async () => ({ name: 'a.zip', bytes: await zipped({ '1.png': script }) }),
    ],
    [
      'an archive in an archive',
      'kind',
      async () => ({
        name: 'a.zip',
        bytes: await zipped({ '1.png': await zipped({ '1.png': 'x' }) }),
      }),
    ],
    [
      'a bomb',
      'unpacksTooLarge',
      async () => ({
        name: 'a.zip',
        bytes: await zipped({ '1.png': pngOf(18_000_000), '2.png': pngOf(18_000_000) }),
      }),
    ],
    [
      'an entry that is larger than a picture may be',
      'tooLarge',
      async () => ({ name: 'a.zip', bytes: await zipped({ '1.png': pngOf(20 * megabyte + 1) }) }),
    ],
    [
      'a locked archive',
      'locked',
      async () => ({ name: 'a.zip', bytes: encrypted(await zipped({ '1.png': pngOf(100) })) }),
    ],
    [
      'an empty archive',
      'noImages',
      async () => ({ name: 'a.zip', bytes: await zipped({ 'a.txt': '' }) }),
    ],
    [
      'a picture that is a pixel wide',
      'tooNarrow',
      async () => ({ name: 'a.png', bytes: await encoded(1, 30_000) }),
    ],
    [
      'a picture that is a pixel high in an archive',
      'tooNarrow',
      async () => ({
        name: 'a.zip',
        bytes: await zipped({ '1.png': await encoded(30_000, 1) }),
      }),
    ],
    [
      'a picture of more pixels than memory',
      'tooManyPixels',
      async () => ({ name: 'a.png', bytes: await huge() }),
    ],
  ];

  /** A PNG whose header says 40,000 × 40,000. */
  async function huge(): Promise<Uint8Array> {
    const bytes = Buffer.from(await encoded(30, 30));
    bytes.writeUInt32BE(40_000, 16);
    bytes.writeUInt32BE(40_000, 20);
    return bytes;
  }

  it.each(files)('%s is refused with a sentence: %s', async (_, reason, make) => {
    const own = await desk.creator();
    const [upload] = await desk.send(own, await make());
    expect([upload?.state, upload?.refusal?.reason]).toEqual(['refused', reason]);
    expect(upload?.refusal?.message.length).toBeGreaterThan(10);
    expect((await desk.openArticle(own)).pages).toEqual([]);
    expect(await desk.stored('uploads/')).toEqual([]);
  });

  it('whose pages have controls in their names is taken, with blanks in their place', async () => {
    const own = await desk.creator();
    const name = 'a/1\u0001\u0007\u009b.png';
    const bytes = await zipped({ [name]: await encoded(30, 30) });
    const [upload] = await desk.send(own, { name: 'a.zip', bytes });
    expect([upload?.state, upload?.refusal?.reason]).toEqual(['done', undefined]);
    expect((await desk.openArticle(own)).pages.map((page) => page.name)).toEqual(['1   .png']);
  });

  it('is refused with its first part, so that the rest need not come', async () => {
    const own = await desk.creator();
    const [{ uploadId } = { uploadId: '' }] = await desk.begin(own, {
      name: 'a.zip',
      size: 500 * megabyte,
    });
    const first = Buffer.alloc(uploadPartBytes, 'MZ');
    const { code, data } = await desk.sendPart(own.token, uploadId, 0, first);
    expect([code, data.state, data.refusal?.reason]).toEqual([200, 'refused', 'kind']);
    expect((await desk.sendPart(own.token, uploadId, 1, first)).code).toBe(409);
    expect(await desk.stored('uploads/')).toEqual([]);
  });

  it('that is a picture of more bytes than one may have is refused, whatever it is called', async () => {
    const own = await desk.creator();
    const size = 20 * megabyte + 1;
    const [{ uploadId } = { uploadId: '' }] = await desk.begin(own, { name: 'a.zip', size });
    const { data } = await desk.sendPart(own.token, uploadId, 0, pngOf(uploadPartBytes));
    expect(data.refusal?.reason).toBe('tooLarge');
  });
});
