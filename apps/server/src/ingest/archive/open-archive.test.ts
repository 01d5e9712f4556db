import { mkdtemp } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { ImportError } from '../import-error.ts';
import { declaring, encrypted, renamed, zipped } from '../testing/archives.ts';
import { usualLimits } from './limits.ts';
import { openArchive } from './open-archive.ts';
import { refusal } from './refusal.ts';

function text(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
function random(length: number) {
  return Uint8Array.from({ length }, (_, index) => (index * 7919 + (index >> 3) * 31) % 251);
}

it('reads packed and unpacked entries, and leaves folders out', async () => {
  const archive = await openArchive(await zipped({ 'a.txt': 'one', 'b/c.txt': 'two', 'd/': '' }));
  expect(archive.names).toEqual(['a.txt', 'b/c.txt']);
  expect(text(await archive.read('b/c.txt'))).toBe('two');
  await expect(archive.read('none')).rejects.toThrow(ImportError);
  archive.close();
});

const good = await zipped({ 'aaaaaaaa.txt': random(5000), 'b.txt': 'two' });

const bad: readonly (readonly [string, Buffer, RegExp])[] = [
  ['no archive', Buffer.from('just some words that are no archive at all'), /is no archive/],
  ['an empty file', Buffer.alloc(0), /no archive that can be read, but an empty file/],
  ['an archive without its end', good.subarray(0, good.length - 40), /damaged or cut off/],
  ['an archive without its beginning', good.subarray(300), /is no archive/],
  ['an encrypted archive', encrypted(good), /encrypted/],
  ['a path that climbs', renamed(good, 'aaaaaaaa.txt', '../../aa.txt'), /leads outside/],
  ['a path that climbs later', renamed(good, 'aaaaaaaa.txt', 'a/../../.txt'), /leads outside/],
  ['an absolute path', renamed(good, 'aaaaaaaa.txt', '/etc/pas.txt'), /leads outside/],
  [
    'a path with a backslash',
    renamed(good, 'aaaaaaaa.txt', String.raw`..\..\aa.txt`),
    /leads outside/,
  ],
  ['a path of thousands of folders', await zipped({ ['a/'.repeat(2048) + 'b']: '' }), /over 4096/],
  ['a drive letter', renamed(good, 'aaaaaaaa.txt', 'C:/aaaaa.txt'), /leads outside/],
  ['a link', await zipped({ 'l.jpg': '/etc/passwd' }, { modes: { 'l.jpg': 0o120777 } }), /a link/],
  ['a device', await zipped({ 'd.jpg': '' }, { modes: { 'd.jpg': 0o060644 } }), /special file/],
];

it.each(bad)('refuses %s', async (_what, bytes, message) => {
  const opening = openArchive(bytes);
  await expect(opening).rejects.toThrow(ImportError);
  await expect(opening).rejects.toThrow(message);
});

it('refuses an archive with too many entries, too large ones, or too much in all', async () => {
  const limits = { ...usualLimits, entries: 2, entryBytes: 1000, totalBytes: 1500 };
  const open = async (entries: Record<string, string>) =>
    openArchive(await zipped(entries), { limits });
  await expect(open({ a: '1', b: '2', c: '3' })).rejects.toThrow(/over 2 entries/);
  await expect(open({ a: 'x'.repeat(1001) })).rejects.toThrow(/beyond the limit/);
  await expect(open({ a: 'x'.repeat(800), b: 'x'.repeat(800) })).rejects.toThrow(
    /beyond the limit/,
  );
  await expect(open({ a: 'x'.repeat(700), b: 'x'.repeat(800) })).resolves.toBeDefined();
});

it('refuses a bomb by the ratio that it declares', async () => {
  const bomb = await zipped({ 'page.jpg': new Uint8Array(40 * 1024 * 1024) });
  expect(bomb.length).toBeLessThan(100_000);
  await expect(openArchive(bomb)).rejects.toThrow(/over 100 times its size/);
});

it('measures the ratio of all that it unpacks to the size of its file', async () => {
  const bytes = await zipped({ a: new Uint8Array(20_000), b: new Uint8Array(20_000) });
  const open = (ratio: number) =>
    openArchive(bytes, { limits: { ...usualLimits, ratioFrom: 1000, ratio } });
  const ratio = 40_000 / bytes.length;
  await expect(open(ratio - 1)).rejects.toThrow(/times its size/);
  await expect(open(ratio + 1)).resolves.toBeDefined();
});

it('stops inflating an entry that holds more than it declares', async () => {
  const bytes = declaring(await zipped({ 'page.jpg': new Uint8Array(30_000_000) }), 1000);
  const archive = await openArchive(bytes);
  await expect(archive.read('page.jpg')).rejects.toThrow(/beyond what it declares/);
  archive.close();
});

it('refuses bytes that do not match their checksum', async () => {
  const bytes = await zipped({ 'a.txt': 'hello hello' }, { compress: false });
  bytes.write('jello', bytes.indexOf('hello'));
  const archive = await openArchive(bytes);
  await expect(archive.read('a.txt')).rejects.toThrow(/checksum/);
  archive.close();
});

it('does not blame an archive for what the system does not do', async () => {
  const error = await mkdtemp('/nowhere/hanji-').catch(refusal);
  expect(error).toMatchObject({ code: 'ENOENT' });
  expect(error).not.toBeInstanceOf(ImportError);
});
