import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import iconv from 'iconv-lite';
import { expect, it, onTestFinished } from 'vitest';
import { openBytes } from '../archive/byte-source.ts';
import { written, zipped } from '../testing/archives.ts';
import { epub, page, paragraphs } from '../testing/epubs.ts';
import { encoded } from '../testing/pictures.ts';
import { rar5 } from '../testing/raw-rar.ts';
import { rawZip } from '../testing/raw-zip.ts';
import { sevenZipped, tarred } from '../testing/seven-zip.ts';
import { temporaryFolder } from '../testing/work.ts';
import { openWork } from './open-work.ts';

const folder = await temporaryFolder();
const jpeg = await encoded(50, 60, { format: 'jpeg' });
const novel = await epub({ files: { 'a.xhtml': page(paragraphs(4)) }, order: ['a.xhtml'] });
const rar = rar5([{ name: '1.jpg', content: jpeg }]);
const comic = await zipped({ '1.jpg': jpeg, '2.jpg': jpeg });

async function opened(name: string, bytes: Uint8Array) {
  const work = await openWork(await written(folder, name, bytes), { language: 'en-US' });
  onTestFinished(work.close);
  return work;
}

it.each([
  ['a.epub', novel, 'novel', []],
  ['a.zip', novel, 'novel', ['a.zip is an EPUB, and was read as one']],
  ['a.cbz', comic, 'comic', []],
  ['a.epub', comic, 'comic', ['a.epub is no EPUB: it was read as an archive of pictures']],
  ['a.cbr', comic, 'comic', ['a.cbr is a ZIP archive, and was read as one']],
  ['a', comic, 'comic', ['a is a ZIP archive, and was read as one']],
  ['a.cbr', rar, 'comic', []],
  ['a.cbz', rar, 'comic', ['a.cbz is a RAR archive, and was read as one']],
  ['a.cb7', await sevenZipped({ '1.jpg': jpeg }), 'comic', []],
  ['a.tar', await tarred({ '1.jpg': jpeg }), 'comic', []],
])('reads %s as what its bytes are', async (name, bytes, type, notes) => {
  const work = await opened(name, bytes);
  expect(work.source.type).toBe(type);
  expect(work.notes.filter((note) => note.startsWith(`${name} is `))).toEqual(notes);
});

it('reads archives of any kind in a folder as chapters of one comic', async () => {
  const series = path.join(folder, 'Series');
  await mkdir(series);
  await written(series, '10.cbz', comic);
  await written(series, '9.cbr', rar);
  await written(series, '2.cb7', await sevenZipped({ '1.jpg': jpeg }));
  const work = await openWork(series, { language: 'en-US' });
  onTestFinished(work.close);
  expect(work.chapters.map(({ name, pageCount }) => [name, pageCount])).toEqual([
    ['2', 1],
    ['9', 1],
    ['10', 2],
  ]);
});

it('takes a volume and a folder of one name for two chapters, and reads no litter', async () => {
  const series = path.join(folder, 'Names');
  await mkdir(path.join(series, '1', 'a'), { recursive: true });
  await written(series, '1/a/1.jpg', jpeg);
  await written(series, '1.cbz', comic);
  await written(series, '._1.cbz', Buffer.from('litter of another system'));
  const work = await openWork(series, { language: 'en-US' });
  onTestFinished(work.close);
  expect(work.chapters.map(({ name, pageCount }) => [name, pageCount])).toEqual([
    ['1.cbz', 2],
    ['1 a', 1],
  ]);
});

it('has chapters of names in Shift_JIS in their order', async () => {
  const names = ['第１０話/1.jpg', '第２話/1.jpg', '第１話/表.jpg'];
  const bytes = rawZip(names.map((name) => ({ name: iconv.encode(name, 'cp932'), content: jpeg })));
  const { chapters } = await opened('ordered.cbz', bytes);
  expect(chapters.map(({ name }) => name)).toEqual(['第１話', '第２話', '第１０話']);
});

it('reads an EPUB whose addresses are of other case and form than its files', async () => {
  const name = 'é.xhtml';
  const bytes = await epub({ files: { [name]: page(paragraphs(4)) }, order: [name] });
  const files = 'OEBPS/é.xhtml';
  const renamed = Buffer.from('OEBPS/É.xhtml'.normalize('NFC'));
  const at = Buffer.from(files);
  expect(renamed.length).toBe(at.length);
  const other = Buffer.from(bytes);
  for (let found = other.indexOf(at); found >= 0; found = other.indexOf(at, found + 1)) {
    other.set(renamed, found);
  }
  expect((await opened('other.epub', other)).chapters).toHaveLength(1);
});

it('refuses what is no file at once, alone and in a folder', async () => {
  const inFolder = path.join(folder, 'with a pipe');
  await mkdir(inFolder);
  const [alone, among] = [path.join(folder, 'a pipe.cbz'), path.join(inFolder, '1.jpg')];
  execFileSync('sh', ['-c', 'mkfifo "$@"', 'sh', alone, among]);
  const socket = path.join(folder, 'socket.cbz');
  const server = createServer().listen(socket);
  onTestFinished(() => void server.close());
  for (const file of [alone, socket, '/dev/null']) {
    await expect(openWork(file, {})).rejects.toThrow(/is no file or folder/);
  }
  // Whatever it was a moment ago: opening never waits for somebody to write into it.
  await expect(openBytes(alone)).rejects.toThrow('a pipe.cbz is no file');
  await expect(openWork(inFolder, {})).rejects.toThrow(/holds a pipe, a socket or a device: 1.jpg/);
});

it('refuses a folder that is an unpacked EPUB', async () => {
  const unpacked = path.join(folder, 'unpacked');
  await mkdir(path.join(unpacked, 'META-INF'), { recursive: true });
  await written(path.join(unpacked, 'META-INF'), 'container.xml', Buffer.from('<container/>'));
  await written(unpacked, 'cover.jpg', jpeg);
  await expect(openWork(unpacked, {})).rejects.toThrow('unpacked is an unpacked EPUB');
});
