import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { freshDatabase } from '#testing/fresh-database.ts';
import { madeBook } from '#ingest/epub/write/written-book.ts';
import { createPictureStore } from '#ingest/picture/store-picture.ts';
import { epub, page, paragraphs } from '#ingest/testing/epubs.ts';
import { openChapter } from '#ingest/testing/open-chapter.ts';
import { encoded } from '#ingest/testing/pictures.ts';
import { temporaryStorage } from '#ingest/testing/work.ts';
import { storeBook } from './store-book.ts';

const { db } = await freshDatabase();
const storage = await temporaryStorage();
const pictures = createPictureStore(db, storage);
const jpeg = await encoded(50, 60, { format: 'jpeg' });

async function fileOf(key: string | undefined): Promise<Buffer> {
  const file = await storage.get(key ?? '');
  if (file === null) throw new Error(`no ${key}`);
  return buffer(file.body);
}

it('counts the characters that are read, of each document of the spine', async () => {
  const bytes = await epub({
    files: {
      'a.xhtml': page('<p>  one\n two </p><script>x</script>'),
      'b.xhtml': page('<p>漢<ruby>字<rp>(</rp><rt>じ</rt><rp>)</rp></ruby>𠮷</p>'),
      'c.xhtml': page(
        '<p>seen</p><aside hidden="hidden"><p>note</p></aside><p style="display:none">gone</p>',
      ),
    },
    order: ['a.xhtml', 'b.xhtml', 'c.xhtml'],
  });
  const [product, none] = await storeBook(
    pictures,
    madeBook(async () => bytes),
    false,
  );
  expect(product).toMatchObject({
    salesType: 'product',
    size: bytes.length,
    characterCounts: [7, 3, 4],
  });
  expect(none).toBeUndefined();
  expect(product?.storageKey).toMatch(/^epubs\/[0-9a-f]{32}\.epub$/);
  expect((await fileOf(product?.storageKey)).equals(bytes)).toBe(true);
});

async function trialOf(counts: readonly number[], body = paragraphs): Promise<number> {
  const files = Object.fromEntries(
    counts.map((count, index) => [`${index}.xhtml`, page(body(count))]),
  );
  const [, trial] = await storeBook(
    pictures,
    madeBook(() => epub({ files, order: Object.keys(files) })),
    true,
  );
  expect(trial?.salesType).toBe('trial');
  const chapter = await openChapter(await fileOf(trial?.storageKey));
  expect(trial?.characterCounts).toHaveLength(chapter.book.spine.length);
  const texts = await Promise.all(chapter.book.spine.map(({ item }) => chapter.text(item.path)));
  return texts.join('').match(/number/g)?.length ?? 0;
}

it.each([
  ['15 % of it, up to a sentence', [100], 15],
  ['a little more of a short one', [30], 5],
  ['half of a very short one', [4], 2],
  ['over documents', [5, 5, 90], 15],
])('makes a trial of %s', async (_what, counts, paragraphCount) => {
  expect(await trialOf(counts)).toBe(paragraphCount);
});

it('makes none where half of it is nothing', async () => {
  const bytes = await epub({ files: { 'a.xhtml': page('<p>x</p>') }, order: ['a.xhtml'] });
  const stored = await storeBook(
    pictures,
    madeBook(async () => bytes),
    true,
  );
  expect(stored.map(({ salesType }) => salesType)).toEqual(['product']);
});

it('leaves out of a trial what only the rest refers to', async () => {
  const files = {
    'a.xhtml': page(
      `<p><img src="a.jpg" alt=""/>number 0</p>${paragraphs(9)}<p><img src="z.jpg" alt=""/>end</p>`,
    ),
    'a.jpg': jpeg,
    'z.jpg': jpeg,
  };
  const [, trial] = await storeBook(
    pictures,
    madeBook(() => epub({ files, order: ['a.xhtml'] })),
    true,
  );
  const { names } = await openChapter(await fileOf(trial?.storageKey));
  expect(names).toContain('book/OEBPS/a.jpg');
  expect(names).not.toContain('book/OEBPS/z.jpg');
});
