import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { collectOmissions } from '../../report/omissions.ts';
import { zipped } from '../../testing/archives.ts';
import { rawZip, unicodePath, type RawEntry } from '../../testing/raw-zip.ts';
import { openArchive } from '../open-archive.ts';

async function namesIn(...entries: readonly RawEntry[]): Promise<readonly string[]> {
  return (await openArchive(rawZip(entries))).names;
}

function inEncoding(encoding: string, ...names: readonly string[]): RawEntry[] {
  return names.map((name) => ({ name: iconv.encode(name, encoding) }));
}

describe('names', () => {
  it('are UTF-8 where that is what they are, flag or not', async () => {
    const name = '第１話/表紙.jpg';
    expect(await namesIn({ name }, { name: Buffer.from('2화.jpg') })).toEqual([name, '2화.jpg']);
  });

  it.each([
    ['cp932', '第１話/表.jpg', 'ソフト/予.jpg'],
    ['cp949', '1화/표지.jpg', '2화/001.jpg'],
    ['cp437', 'Übermut/é.jpg', 'Ärger.jpg'],
  ])('are read in %s, judged all together', async (encoding, ...names) => {
    expect(await namesIn(...inEncoding(encoding, ...names))).toEqual(names);
  });

  it('come from the Unicode extra field, if it was made of the name that stands there', async () => {
    const raw = Buffer.from('????.jpg');
    const right = { name: raw, extra: unicodePath('표지.jpg', raw) };
    const wrong = { name: Buffer.from('a.jpg'), extra: unicodePath('표지.jpg', raw) };
    const newer = { name: Buffer.from('b.jpg'), extra: unicodePath('2.jpg', Buffer.from('b.jpg')) };
    newer.extra.writeUInt8(2, 4);
    expect(await namesIn(right, wrong, newer)).toEqual(['표지.jpg', 'a.jpg', 'b.jpg']);
  });

  it('have slashes for the backslashes of old Windows tools, and no needless parts', async () => {
    const names = [String.raw`ch 1\01.jpg`, './ch 1//02.jpg'];
    expect(await namesIn(...names.map((name) => ({ name })))).toEqual([
      'ch 1/01.jpg',
      'ch 1/02.jpg',
    ]);
  });

  it.each([
    ['through a backslash', Buffer.from(String.raw`a\..\..\b.jpg`)],
    ['behind a zero byte', Buffer.from('a\0b.jpg')],
    ['through the Unicode extra field', unicodePath('../../b.jpg', Buffer.from('b.jpg'))],
  ])('are refused where they lead outside %s', async (_how, bytes) => {
    const name = Buffer.from('b.jpg');
    const entry = bytes.length > 20 ? { name, extra: bytes } : { name: bytes };
    await expect(namesIn(entry)).rejects.toThrow(/leads outside/);
  });

  it('that are equal, also once they are in NFC, leave the last of them, and that is said', async () => {
    const omissions = collectOmissions();
    const bytes = rawZip([
      { name: 'a.txt', content: 'first' },
      { name: 'a.txt', content: 'last' },
      { name: 'é.txt'.normalize('NFD'), content: 'first' },
      { name: 'é.txt'.normalize('NFC'), content: 'last' },
    ]);
    const archive = await openArchive(bytes, { omissions });
    expect(archive.names).toEqual(['a.txt', 'é.txt']);
    for (const name of archive.names) {
      expect(Buffer.from(await archive.read(name)).toString()).toBe('last');
    }
    const places = omissions.all().map(({ place, reason }) => `${place} ${reason}`);
    expect(places).toEqual(
      archive.names.map(
        (name) => `${name} is in the archive more than once, of which the last was taken`,
      ),
    );
  });

  it('are found in NFD and in other case, though never before the same letters', async () => {
    const archive = await openArchive(
      rawZip([
        { name: 'A.txt', content: 'upper' },
        { name: 'a.txt', content: 'lower' },
        { name: 'Images/é.txt', content: 'other' },
      ]),
    );
    const read = async (name: string) => Buffer.from(await archive.read(name)).toString();
    expect(await read('A.txt')).toBe('upper');
    expect(await read('a.txt')).toBe('lower');
    expect(await read('images/É.TXT'.normalize('NFD'))).toBe('other');
    expect(archive.has('images/e.txt')).toBe(false);
  });
});

const archive = await zipped({ 'a.txt': 'one', 'b.txt': 'two' });
const junk = Buffer.from('MZ, a program of some length that unpacks what follows\n'.repeat(2000));

describe('an archive among other bytes', () => {
  it.each([
    ['before it', [junk, archive], [`has ${junk.length} bytes before it`]],
    ['behind it', [archive, junk], [`has ${junk.length} bytes behind it`]],
    [
      'on both sides',
      [junk, archive, junk],
      [`has ${junk.length} bytes before it`, `has ${junk.length} bytes behind it`],
    ],
    ['in its comment', [rawZip([{ name: 'a.txt', content: 'one' }], 'PK\x05\x06 no end')], []],
    [
      'of a comment that is cut off',
      [rawZip([{ name: 'a.txt', content: 'one' }], 'words').subarray(0, -2)],
      [],
    ],
  ])('is read with bytes %s', async (_where, parts, remarks) => {
    const omissions = collectOmissions();
    const opened = await openArchive(Buffer.concat(parts), { omissions });
    expect(Buffer.from(await opened.read('a.txt')).toString()).toBe('one');
    expect(omissions.all().map(({ reason }) => reason)).toEqual(remarks);
  });

  it('is not looked for without end where much of it looks like an end', async () => {
    const ends = Buffer.from('PK\x05\x06'.repeat(1_000_000), 'latin1');
    await expect(openArchive(ends)).rejects.toThrow(/damaged|no archive/);
  });
});

describe('bombs', () => {
  it('of entries that share their bytes are refused', async () => {
    const page = { name: '1.jpg', content: Buffer.alloc(100_000, 'many equal bytes') };
    const bytes = rawZip([page, { name: '2.jpg', sameAs: 0 }, { name: '3.jpg', sameAs: 0 }]);
    await expect(openArchive(bytes)).rejects.toThrow(/entries that overlap/);
  });

  it('are measured by the file and not by what its entries say that they take', async () => {
    const bytes = rawZip([{ name: '1.jpg', content: Buffer.alloc(40_000_000) }]);
    // The directory says of each that it is packed into a tenth of itself.
    bytes.writeUInt32LE(4_000_000, bytes.lastIndexOf(Buffer.from('PK\x01\x02')) + 20);
    await expect(openArchive(bytes)).rejects.toThrow(/times its size/);
  });
});
