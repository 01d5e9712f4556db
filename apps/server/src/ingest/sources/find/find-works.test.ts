import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ImportError } from '#ingest/import-error.ts';
import { asNobody } from '#ingest/testing/as-nobody.ts';
import { temporaryFolder } from '#ingest/testing/work.ts';
import { findWorks } from './find-works.ts';

async function library(...files: readonly string[]): Promise<string> {
  const root = await temporaryFolder();
  for (const file of files) {
    await mkdir(path.join(root, path.dirname(file)), { recursive: true });
    await writeFile(path.join(root, file), '');
  }
  return root;
}

async function find(files: readonly string[], each = false) {
  const root = await library(...files);
  const named = (paths: readonly string[]) => paths.map((own) => path.relative(root, own) || '.');
  const { works, passedOver } = await findWorks(root, each);
  return { works: named(works), passedOver: named(passedOver) };
}

it.each<[string, readonly string[], readonly string[]]>([
  ['pictures', ['1.jpg', '2.jpg'], ['.']],
  ['folders of pictures', ['1/1.jpg', '2/1.jpg'], ['.']],
  ['folders of folders of pictures', ['a/1/1.jpg', 'a/2/1.jpg', 'b/1/1.jpg'], ['.']],
  ['archives', ['vol 1.cbz', 'vol 2.cbz', 'cover.jpg'], ['.']],
  ['archives of other kinds', ['1.cbr', '2.rar', '3.cb7', '4.7z', '5.cbt', '6.tar'], ['.']],
  ['archives and folders of pictures', ['1.cbz', '2/1.jpg'], ['.']],
  ['books', ['b.epub', 'a.epub', '.DS_Store', '__MACOSX/c.epub'], ['a.epub', 'b.epub']],
  ['series of archives', ['b/1.cbz', 'a/2.cbz', 'a/1.cbz'], ['a', 'b']],
  [
    'series, books and pictures',
    ['a/1.cbz', 'b/1.jpg', 'c.epub', 'd.cbr'],
    ['c.epub', 'd.cbr', 'a', 'b'],
  ],
  ['series by author', ['x/a/1.cbz', 'x/b/1.cbz', 'y/c.epub'], ['x/a', 'x/b', 'y/c.epub']],
])('finds the works in a folder of %s', async (_what, files, expected) => {
  expect((await find(files)).works).toEqual(expected);
});

it('takes every entry of a folder for a work where it is told so', async () => {
  const files = ['b/1.jpg', 'a 10/1.jpg', 'a 2/1/1.jpg', 'c.cbz', 'notes.txt'];
  expect(await find(files, true)).toEqual({
    works: ['a 2', 'a 10', 'b', 'c.cbz'],
    passedOver: ['notes.txt'],
  });
  await expect(find(['notes.txt'], true)).rejects.toThrow(ImportError);
});

it('takes no cover of a book that is not read for a comic', async () => {
  const unread = ['Ann/Rain (2)/Rain.azw3', 'Ann/Rain (2)/cover.jpg', 'Ann/Rain (2)/metadata.opf'];
  expect(await find(['Mo/Tide (1)/Tide.epub', ...unread])).toEqual({
    works: ['Mo/Tide (1)/Tide.epub'],
    passedOver: ['Ann/Rain (2)/cover.jpg', 'Ann/Rain (2)/metadata.opf', 'Ann/Rain (2)/Rain.azw3'],
  });
  await expect(find(unread)).rejects.toThrow(ImportError);
  expect((await find(['1.jpg', 'cover.jpg', 'all.mobi'])).works).toEqual(['.']);
});

it.each(['txt', 'htmlz', 'kepub'])(
  'takes none for a book that is there as %s alone',
  async (ending) => {
    const folder = 'Ann/Rain (2)';
    const unread = [`${folder}/cover.jpg`, `${folder}/metadata.opf`, `${folder}/Rain.${ending}`];
    const found = await find(['Mo/Tide (1)/Tide.epub', ...unread]);
    expect(found).toEqual({ works: ['Mo/Tide (1)/Tide.epub'], passedOver: unread });
  },
);

it('takes what somebody has put to a book that is kept by a manager for no work', async () => {
  const kept = ['Mo/Tide (1)/Tide.epub', 'Mo/Tide (1)/cover.jpg', 'Mo/Tide (1)/metadata.opf'];
  expect(await find([...kept, 'Mo/Tide (1)/data/map.jpg'])).toEqual({
    works: ['Mo/Tide (1)/Tide.epub'],
    passedOver: ['Mo/Tide (1)/cover.jpg', 'Mo/Tide (1)/data', 'Mo/Tide (1)/metadata.opf'],
  });
  const series = ['Tide/Tide.epub', 'Tide/data/1.jpg'];
  expect((await find(series)).works).toEqual(series.map((file) => file.replace('/1.jpg', '')));
});

it('keeps no work out by a folder that cannot be read', async () => {
  const root = await library('a/1.cbz', 'b.epub', 'lost+found/x');
  await chmod(path.join(root, 'lost+found'), 0);
  const { works } = await asNobody(root, () => findWorks(root, false));
  // Refused by itself once it is its turn.
  expect(works).toEqual(['b.epub', 'a', 'lost+found'].map((name) => path.join(root, name)));
});

it('follows no link, and names it', async () => {
  const root = await library('a/1.cbz', 'b.epub', 'c.cbz');
  await symlink(path.join(root, 'c.cbz'), path.join(root, 'link.cbz'));
  await symlink(path.join(root, 'a'), path.join(root, 'linked'));
  const works = ['a', 'b.epub', 'c.cbz'].map((name) => path.join(root, name));
  const passedOver = ['link.cbz', 'linked'].map((name) => path.join(root, name));
  for (const each of [true, false]) {
    const found = await findWorks(root, each);
    expect(found.works.toSorted()).toEqual(works);
    expect(found.passedOver).toEqual(passedOver);
  }
});

it('takes a work in one of its formats, and names what it passes over', async () => {
  const files = ['Mo/Tide (1)/Tide.epub', 'Mo/Tide (1)/Tide.cbz', 'Mo/Tide (1)/Tide.mobi'];
  const beside = ['Mo/Tide (1)/cover.jpg', 'Mo/Tide (1)/other.cbz', 'metadata.db', '.hidden'];
  expect(await find([...files, ...beside])).toEqual({
    works: ['Mo/Tide (1)/Tide.epub', 'Mo/Tide (1)/other.cbz'],
    passedOver: [
      'metadata.db',
      'Mo/Tide (1)/cover.jpg',
      'Mo/Tide (1)/Tide.cbz',
      'Mo/Tide (1)/Tide.mobi',
    ],
  });
});

it('gives a file as it is, and refuses what is not there', async () => {
  const root = await library('a.cbz');
  const file = path.join(root, 'a.cbz');
  expect(await findWorks(file, true)).toEqual({ works: [file], passedOver: [] });
  await expect(findWorks(path.join(root, 'none'), false)).rejects.toThrow(/no file or folder/);
});
