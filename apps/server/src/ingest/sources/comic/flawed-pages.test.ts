import sharp from 'sharp';
import { expect, it } from 'vitest';
import { written, zipped } from '../../testing/archives.ts';
import { encoded } from '../../testing/pictures.ts';
import { temporaryFolder } from '../../testing/work.ts';
import { openPicture } from '#ingest/picture/open/open-picture.ts';
import { openWork } from '../open-work.ts';

const folder = await temporaryFolder();
const [png, jpeg, webp] = [
  await encoded(60, 90),
  await encoded(600, 900, { format: 'jpeg' }),
  await encoded(60, 90, { format: 'webp' }),
];
const tiff = new Uint8Array(
  await sharp({ create: { width: 60, height: 90, channels: 3, background: '#00f' } })
    .tiff()
    .toBuffer(),
);

/** A Windows bitmap of one colour: rows from below, each filled up to four bytes. */
function bitmap(width: number, height: number): Uint8Array {
  const row = Math.ceil((width * 3) / 4) * 4;
  const file = Buffer.alloc(54 + row * height, 0x40);
  file.write('BM');
  file.fill(0, 2, 54);
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  return new Uint8Array(file);
}

/** The pages of a comic as they would be stored, by size, and what was left out of it. */
async function comicOf(pages: Record<string, Uint8Array | string>) {
  const work = await openWork(await written(folder, 'a.cbz', await zipped(pages)), {});
  const sizes: string[] = [];
  const [{ body } = { body: undefined }] = work.source.chapters;
  if (body?.kind !== 'images') throw new Error('is no comic');
  for await (const { picture } of body.pages()) {
    const { width, height } = await openPicture(
      typeof picture === 'function' ? await picture() : picture,
    );
    sizes.push(`${width} × ${height}`);
  }
  await work.lookOver();
  work.close();
  return { sizes, omissions: work.omissions() };
}

it('believes the bytes of a page, whatever its name says', async () => {
  const found = await comicOf({ '1.jpg': png, '2.png': webp, '3.gif': jpeg, '4.webp': tiff });
  expect(found.sizes).toEqual(['60 × 90', '60 × 90', '600 × 900', '60 × 90']);
  expect(found.omissions).toEqual([]);
});

it('reads TIFF and Windows bitmaps', async () => {
  const found = await comicOf({ '1.tif': tiff, '2.bmp': bitmap(41, 30) });
  expect(found.sizes).toEqual(['60 × 90', '41 × 30']);
  expect(found.omissions).toEqual([]);
});

it.each([
  ['an empty one', '', 'is empty'],
  ['words', 'no picture at all', 'is no picture'],
  ['a kind that is not read', '8BPS....', 'is a Photoshop file, which is not read'],
  ['another', '\u0000\u0000\u0000\u000CJXL ....', 'is a JPEG XL picture, which is not read'],
  ['one that ends in its header', png.subarray(0, 20), 'cannot be read'],
  ['a bitmap that ends in its header', bitmap(40, 30).subarray(0, 40), 'cannot be read'],
])('puts a gap of the size before it in the place of %s', async (_what, bytes, reason) => {
  const found = await comicOf({ '1.jpg': jpeg, '2.jpg': bytes, '3.jpg': jpeg });
  expect(found.sizes).toEqual(['600 × 900', '600 × 900', '600 × 900']);
  expect(found.omissions).toEqual([{ kind: 'picture', place: '2.jpg', reason, gap: true }]);
});

it('takes down a picture that breaks off, of which readers see the beginning', async () => {
  const found = await comicOf({ '1.jpg': jpeg, '2.jpg': jpeg.subarray(0, jpeg.length / 2) });
  expect(found.sizes).toEqual(['600 × 900', '600 × 900']);
  expect(found.omissions).toEqual([
    { kind: 'picture', place: '2.jpg', reason: 'breaks off: its end is missing' },
  ]);
});
