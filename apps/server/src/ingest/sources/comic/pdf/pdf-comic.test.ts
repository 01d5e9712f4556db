import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openPicture } from '#ingest/picture/open/open-picture.ts';
import { written, zipped } from '#ingest/testing/archives.ts';
import { jpegPicture, pdf, picturePage, plainPage } from '#ingest/testing/pdfs.ts';
import { encoded } from '#ingest/testing/pictures.ts';
import { temporaryFolder } from '#ingest/testing/work.ts';
import type { ImportOptions } from '#ingest/sources/import-options.ts';
import { openWork } from '#ingest/sources/open-work.ts';

const folder = await temporaryFolder();
const size = { width: 600, height: 800 };
const jpeg = await encoded(size.width, size.height, { format: 'jpeg' });
const inks = new Uint8Array(await sharp(jpeg).toColourspace('cmyk').jpeg().toBuffer());
const picture = jpegPicture(jpeg, size);
const four = ['1 0 0', '0 1 0', '0 0 1', '0 0 0'].map((colour) => plainPage(colour));

type Parts = Parameters<typeof pdf>[0];

/** The work as it would be stored: chapters with the sizes of their pages, and their bytes. */
async function taken(file: string, options: ImportOptions = {}) {
  const work = await openWork(file, options);
  try {
    const chapters: [string, string[]][] = [];
    const files: Uint8Array[] = [];
    for (const { name, body } of work.source.chapters) {
      const sizes: string[] = [];
      if (body.kind !== 'images') throw new Error('is no comic');
      for await (const shown of body.pages()) {
        const page = typeof shown.picture === 'function' ? await shown.picture() : shown.picture;
        if (page.kind !== 'file') throw new Error('is no file');
        const { width, height } = await openPicture(page);
        sizes.push(`${width} × ${height}`);
        files.push(page.bytes);
      }
      chapters.push([name, sizes]);
    }
    return { ...work.source, chapters, files, notes: work.notes, omissions: work.omissions() };
  } finally {
    work.close();
  }
}

async function comicOf(parts: Parts, options: ImportOptions = {}) {
  return taken(await written(folder, 'night_bus.pdf', pdf(parts)), options);
}

async function colourAt(bytes: Uint8Array | undefined, left: number, top: number) {
  const pixel = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...pixel];
}

it('takes a page that is one JPEG as it came, to the byte', async () => {
  const comic = await comicOf({ pages: [picturePage(picture), picturePage(picture)] });
  expect(comic).toMatchObject({
    type: 'comic',
    name: 'night bus',
    orientation: 'LTR',
    chapters: [['night bus', ['600 × 800', '600 × 800']]],
    omissions: [],
  });
  expect(comic.files.map((bytes) => Buffer.from(jpeg).equals(bytes))).toEqual([true, true]);
});

it('takes a JPEG as it came where the page is cut to its own edges, as many programs write it', async () => {
  const content = '0 0 300 400 re W n q -9 -9 330 430 re W n 300 0 0 400 0 0 cm /Im Do Q';
  const { files } = await comicOf({ pages: [picturePage(picture, { content })] });
  expect(Buffer.from(jpeg).equals(files[0] ?? new Uint8Array())).toBe(true);
});

it('leaves out of a JPEG what would turn it when it stands alone, as a PDF does', async () => {
  const turned = new Uint8Array(await sharp(jpeg).withMetadata({ orientation: 6 }).toBuffer());
  const comic = await comicOf({ pages: [picturePage(jpegPicture(turned, size))] });
  expect(comic.chapters).toEqual([['night bus', ['600 × 800']]]);
  expect(Buffer.from(comic.files[0] ?? []).includes('Exif')).toBe(false);
});

it.each([
  [
    'lies under something',
    picturePage(picture, { content: 'q 300 0 0 400 0 0 cm /Im Do Q 0 0 9 9 re f' }),
  ],
  ['is turned', picturePage(picture, { more: '/Rotate 180' })],
  ['is mirrored', picturePage(picture, { content: 'q -300 0 0 400 300 0 cm /Im Do Q' })],
  ['is cut', picturePage(picture, { content: 'q 0 0 150 400 re W n 300 0 0 400 0 0 cm /Im Do Q' })],
  [
    'is cut at a corner',
    picturePage(picture, {
      content: 'q 0 0 m 300 0 l 300 400 l h W n 300 0 0 400 0 0 cm /Im Do Q',
    }),
  ],
  ['covers half of the page', picturePage(picture, { content: 'q 150 0 0 200 0 0 cm /Im Do Q' })],
  ['has a mask', picturePage(jpegPicture(jpeg, size, '/Mask [0 9 0 9 0 9]'))],
  ['stands in a layer', picturePage(jpegPicture(jpeg, size, '/OC << /Type /OCG /Name (a) >>'))],
  [
    'is drawn in a layer',
    picturePage(picture, {
      content: '/OC /L BDC q 300 0 0 400 0 0 cm /Im Do Q EMC',
      layers: '/L << /Type /OCG /Name (a) >>',
    }),
  ],
  [
    'shines through',
    picturePage(picture, {
      content: '/G gs q 300 0 0 400 0 0 cm /Im Do Q',
      states: '/G << /Type /ExtGState /ca 0.5 >>',
    }),
  ],
  [
    'has a mark on it',
    picturePage(picture, { more: '/Annots [<< /Subtype /Square /Rect [9 9 90 90] /C [1 0 0] >>]' }),
  ],
  ['is printed in four colours', picturePage(jpegPicture(inks, size, '/ColorSpace /DeviceCMYK'))],
  ['has its colours turned round', picturePage(jpegPicture(jpeg, size, '/Decode [1 0 1 0 1 0]'))],
])('draws a page whose JPEG %s', async (_what, page) => {
  const { files, chapters } = await comicOf({ pages: [page] });
  expect(Buffer.from(files[0] ?? []).toString('latin1', 0, 2)).toMatch(/II|MM/);
  expect(chapters[0]?.[1]).toHaveLength(1);
});

it.each(['/DCTDecode', '/JPXDecode', '/JBIG2Decode', '/NoSuch'])(
  'marks a gap for a page of which a picture is all and cannot be read (%s)',
  async (filter) => {
    const bytes = Buffer.alloc(5000, 'not a picture');
    const dictionary = `/Type /XObject /Subtype /Image /Width 600 /Height 800 /BitsPerComponent 8
      /ColorSpace /DeviceRGB /Filter ${filter}`;
    const white = plainPage('1 1 1');
    const { omissions, chapters } = await comicOf({
      pages: [picturePage({ dictionary, stream: bytes }), white],
    });
    expect(chapters[0]?.[1]).toHaveLength(2);
    const reason = 'has a picture that cannot be read';
    expect(omissions).toEqual([{ kind: 'picture', place: 'page 1', reason, gap: true }]);
  },
);

it('draws pages at the width of the widest variant, and no sharper than their pictures', async () => {
  const { chapters, files } = await comicOf({
    pages: [
      { content: '1 0 0 rg 0 200 150 200 re f' },
      picturePage(picture, { more: '/Rotate 90' }),
    ],
  });
  expect(chapters).toEqual([['night bus', ['1440 × 1920', '800 × 600']]]);
  expect(await colourAt(files[0], 100, 100)).toEqual([255, 0, 0]);
  expect(await colourAt(files[0], 1000, 1500)).toEqual([255, 255, 255]);
});

it('bounds what is drawn of a page that is very tall', async () => {
  const { chapters } = await comicOf({ pages: [plainPage('1 0 0', { box: [100, 14_000] })] });
  const [width = 0, height = 0] = (chapters[0]?.[1][0] ?? '').split(' × ').map(Number);
  expect(width * height).toBeLessThanOrEqual(12_000_000 + height);
  expect(height / width).toBeCloseTo(140, 0);
});

it('says what of the file no picture shows, and how many characters become pictures', async () => {
  const launch =
    '/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /Launch /F (a) >> >>]';
  const comic = await comicOf({
    pages: [
      { content: 'BT /F 12 Tf 20 300 Td (Call me Ishmael.) Tj ET', more: launch },
      picturePage(picture, {
        content: 'q 300 0 0 400 0 0 cm /Im Do Q BT 3 Tr /F 9 Tf 9 9 Td (Read by OCR) Tj ET',
      }),
    ],
    catalogue:
      '/Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (app.alert\\(1\\)) >>] >> ' +
      '/EmbeddedFiles << /Names [(b) << /Type /Filespec /F (b.txt) /UF (b.txt) /EF << >> >>] >> >>',
  });
  expect(comic.notes).toContain('a PDF is read as a comic: 23 characters of text become pictures');
  expect(comic.omissions).toEqual([
    { kind: 'file', place: 'b.txt', reason: 'is attached to the PDF' },
    { kind: 'file', place: 'the PDF', reason: 'has scripts, which never run' },
    { kind: 'text', place: 'page 1', reason: 'is shown as a picture', characters: 14 },
    { kind: 'link', place: 'page 1', reason: 'starts a program, which never runs' },
    { kind: 'text', place: 'page 2', reason: 'is shown as a picture', characters: 9 },
  ]);
  // Text that only lies there to be searched does not make a page anything but its picture.
  expect(comic.chapters[0]?.[1]).toEqual(['1440 × 1920', '600 × 800']);
});

it('believes what a PDF says of itself', async () => {
  const comic = await comicOf({
    pages: four,
    info: '/Title (Paper Boats) /Author (Kim Sora; Lee Jun) /Subject (A river.) /Keywords (drama, x)',
    catalogue: '/Lang (ja-JP) /ViewerPreferences << /Direction /R2L >>',
  });
  expect(comic).toMatchObject({
    name: 'Paper Boats',
    authors: [
      { name: 'Kim Sora', role: 'creator' },
      { name: 'Lee Jun', role: 'creator' },
    ],
    description: 'A river.',
    genres: ['drama'],
    language: 'ja-JP',
    orientation: 'RTL',
  });
});

const outline = [
  { title: 'One', page: 0 },
  { title: 'Two', page: 2 },
];

it('parts a PDF by its outline where that has chapters, unless another way is wanted', async () => {
  const names = async (parts: Partial<Parts>, options: ImportOptions = {}) => {
    const { chapters } = await comicOf({ pages: four, ...parts }, options);
    return chapters.map(([name, pages]) => `${name} ${pages.length}`);
  };
  expect(await names({ outline })).toEqual(['One 2', 'Two 2']);
  expect(await names({ outline }, { chapters: 'whole' })).toEqual(['night bus 4']);
  // A single entry above all others is the book itself.
  const below = '<< /Title (I) /Dest [0 /Fit] /Next << /Title (II) /Dest [2 /Fit] >> >>';
  const catalogue = `/Outlines << /First << /Title (Bus) /Dest [0 /Fit] /First ${below} >> >>`;
  expect(await names({ catalogue })).toEqual(['I 2', 'II 2']);
  const scenes = four.map((_, page) => ({ title: `Scene ${page}`, page }));
  expect(await names({ outline: scenes })).toEqual(['night bus 4']);
  expect(await names({ outline: scenes }, { chapters: 'contents' })).toHaveLength(4);
  await expect(names({}, { chapters: 'contents' })).rejects.toThrow('no outline to go by');
});

it('takes the volumes in a folder as chapters, PDFs beside archives', async () => {
  const series = path.join(folder, 'Tides');
  await mkdir(series);
  await written(series, 'Volume 10.pdf', pdf({ pages: four.slice(0, 2) }));
  await written(series, 'Volume 2.pdf', pdf({ pages: [picturePage(picture)] }));
  await written(series, 'Volume 3.cbz', await zipped({ '1.jpg': jpeg }));
  const { chapters, name } = await taken(series);
  expect({ name, chapters }).toEqual({
    name: 'Tides',
    chapters: [
      ['Volume 2', ['600 × 800']],
      ['Volume 3', ['600 × 800']],
      ['Volume 10', ['1440 × 1920', '1440 × 1920']],
    ],
  });
});

it('knows a PDF by its bytes, whatever it is called', async () => {
  const file = await written(folder, 'really.cbz', pdf({ pages: four }));
  expect((await taken(file)).notes).toContain('really.cbz is a PDF, and was read as one');
  const other = await written(folder, 'other.pdf', await zipped({ '1.jpg': jpeg }));
  expect((await taken(other)).notes).toContain('other.pdf is a ZIP archive, and was read as one');
});

const locked =
  `/Encrypt << /Filter /Standard /V 1 /R 2 /P -1 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>` +
  ' /ID [<00> <00>]';
const huge = jpegPicture(jpeg, { width: 20_000, height: 20_000 });

it.each([
  [
    'that is locked',
    { pages: four, trailer: locked },
    'night_bus.pdf is a PDF that is locked with a password',
  ],
  ['without a page', { pages: [] }, 'night_bus.pdf has no pages'],
  [
    'with a picture over 100 megapixels',
    { pages: [picturePage(huge)] },
    'night_bus.pdf: page 1 has an image of 20000 × 20000 pixels, over 100 megapixels',
  ],
])('refuses one %s in one line', async (_what, parts, message) => {
  await expect(comicOf(parts)).rejects.toMatchObject({ message });
});

it('refuses a novel out of a PDF, and bytes that only begin like one', async () => {
  await expect(comicOf({ pages: four }, { type: 'novel' })).rejects.toThrow(
    'the file holds a comic, so its type cannot be novel',
  );
  const file = await written(folder, 'cut.pdf', Buffer.from('%PDF-1.7\nand no more'));
  await expect(taken(file)).rejects.toThrow('cut.pdf is a PDF that is damaged or cut off');
});
