import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { ImportError } from '../../import-error.ts';
import { collectOmissions } from '../../report/omissions.ts';
import { zipped, type Entries } from '../../testing/archives.ts';
import { rar4, rar5 } from '../../testing/raw-rar.ts';
import { sevenZipped, tarred } from '../../testing/seven-zip.ts';
import { usualLimits } from '../limits.ts';
import { openArchive } from '../open-archive.ts';

const MiB = 1024 * 1024;
const noise = Buffer.from(
  Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919 + (index >> 3) * 31) % 251),
);
const files: Entries = { 'ch 1/01.jpg': noise, 'ch 2/표지.jpg': 'two', 'empty.txt': '' };

function rarEntries(entries: Entries) {
  return Object.entries(entries).map(([name, content]) => ({ name, content }));
}

async function contents(bytes: Uint8Array): Promise<Record<string, string>> {
  const archive = await openArchive(bytes);
  const read: Record<string, string> = {};
  // Not in the archive's order: a solid one is unpacked once all the same.
  for (const name of archive.names.toReversed()) {
    read[name] = Buffer.from(await archive.read(name)).toString('latin1');
  }
  archive.close();
  return read;
}

const plain: Entries = { 'a/1.txt': 'one', '2.txt': noise, 'empty.txt': '' };

it.each([
  ['RAR 5', rar5([{ name: 'ch 1', folder: true }, ...rarEntries(files)]), files],
  ['RAR 5 that is solid', rar5(rarEntries(files), { solid: true }), files],
  ['RAR 4', rar4([{ name: 'a', folder: true }, ...rarEntries(plain)]), plain],
  ['7-Zip that is stored', await sevenZipped(files), files],
  ['7-Zip that is packed and solid', await sevenZipped(files, { flags: ['-mx=5'] }), files],
  ['7-Zip that is packed in parts', await sevenZipped(files, { flags: ['-ms=off'] }), files],
  ['TAR', await tarred({ ...files, 'ch 3/': '' }), files],
])('reads the files of a %s as those of a ZIP', async (_what, bytes, entries) => {
  expect(await contents(bytes)).toEqual(await contents(await zipped(entries)));
});

const one = [{ name: 'a.txt', content: 'one' }];
const whole5 = rar5(rarEntries(files));
const whole7 = await sevenZipped(files, { flags: ['-mx=5'] });
const sevenZipSign = Buffer.from('7z\xbc\xaf\x27\x1c', 'latin1');
const garbage = Buffer.from('words that are no archive at all '.repeat(40));

const bad: readonly (readonly [string, Buffer, RegExp])[] = [
  [
    'RAR 5 with an encrypted file',
    rar5([{ ...one[0], name: 'a.txt', encrypted: true }]),
    /encrypted/,
  ],
  [
    'RAR 4 with an encrypted file',
    rar4([{ ...one[0], name: 'a.txt', encrypted: true }]),
    /encrypted/,
  ],
  ['RAR 5 with encrypted names', rar5(one, { sealed: true }), /is encrypted$/],
  ['RAR 4 with encrypted names', rar4(one, { sealed: true }), /is encrypted$/],
  ['7-Zip with an encrypted file', await sevenZipped(files, { flags: ['-psecret'] }), /encrypted/],
  [
    '7-Zip with encrypted names',
    await sevenZipped(files, { flags: ['-psecret', '-mhe=on'] }),
    /is encrypted$/,
  ],
  [
    '7-Zip with an encrypted list of one file',
    await sevenZipped({ 'a.txt': 'one' }, { flags: ['-psecret', '-mhe=on'] }),
    /is encrypted$/,
  ],
  ['RAR 5 of several volumes', rar5([{ name: 'a', content: 'one', goesOn: true }]), /volumes/],
  ['RAR 4 of several volumes', rar4([{ name: 'a', content: 'one', goesOn: true }]), /volumes/],
  ['path that climbs in a RAR 5', rar5([{ name: '../../a.txt' }]), /leads outside/],
  ['path that climbs in a RAR 4', rar4([{ name: 'a/../../a.txt' }]), /leads outside/],
  ['absolute path', rar5([{ name: '/etc/passwd' }]), /leads outside/],
  ['link in a RAR 5', rar5([{ name: 'l.jpg', link: '/etc/passwd' }]), /a link/],
  ['link in a RAR 4', rar4([...rarEntries(plain), { name: 'l.jpg', link: '/etc' }]), /a link/],
  ['link in a 7-Zip', await sevenZipped(files, { links: { l: '/etc/passwd' } }), /a link/],
  ['link in a TAR', await tarred(files, { links: { l: '/etc/passwd' } }), /a link/],
  ['cut off RAR 5', whole5.subarray(0, 3000), /damaged or cut off/],
  ['cut off RAR 4', rar4(rarEntries(plain)).subarray(0, 3000), /damaged or cut off/],
  ['cut off 7-Zip', whole7.subarray(0, whole7.length / 2), /damaged or cut off/],
  ['RAR 5 of garbage', Buffer.concat([whole5.subarray(0, 8), garbage]), /damaged or cut off/],
  ['RAR 4 of garbage', Buffer.concat([rar4([]).subarray(0, 7), garbage]), /damaged or cut off/],
  ['7-Zip of garbage', Buffer.concat([sevenZipSign, garbage]), /damaged or cut off/],
  [
    'bomb by the size of its file',
    await sevenZipped({ 'page.jpg': new Uint8Array(40_000_000) }, { flags: ['-mx=1'] }),
    /over 100 times its size/,
  ],
  ['RAR 5 that lies about much', rar5([{ name: 'a', size: 2 ** 40 }]), /unpacks beyond the limit/],
];

it.each(bad)('refuses a %s before anything is unpacked', async (_what, bytes, message) => {
  const opening = openArchive(bytes);
  await expect(opening).rejects.toThrow(ImportError);
  await expect(opening).rejects.toThrow(message);
});

it.each([
  ['a checksum', { crc: 5 }, /CRC Failed/],
  ['a size that is too small', { size: 1 }, /CRC Failed/],
  ['a size that is too large', { size: 100 }, /Data Error/],
])('refuses a file of which %s is a lie, and gives the others', async (_what, lie, message) => {
  const entries = [
    { name: 'a', content: 'one' },
    { name: 'b', content: 'two', ...lie },
  ];
  const archive = await openArchive(rar5([...entries, { name: 'c', content: 'three' }]));
  await expect(archive.read('b')).rejects.toThrow(ImportError);
  await expect(archive.read('b')).rejects.toThrow(message);
  expect(Buffer.from(await archive.read('c')).toString()).toBe('three');
  archive.close();
});

it('refuses what takes too much memory to unpack', async () => {
  const flags = ['-m0=ppmd:mem=32m'];
  const greedy = await sevenZipped({ 'a.txt': new Uint8Array(16 * MiB) }, { flags });
  const limits = { ...usualLimits, memoryBytes: 24 * MiB };
  const archive = await openArchive(greedy, { limits });
  const reading = archive.read('a.txt').then(({ length }) => length);
  await expect(reading).rejects.toThrow(/takes over 24 MiB of memory to unpack/);
  archive.close();
});

describe('names', () => {
  it('are read in the encoding of their maker where nothing says it', async () => {
    const names = ['第１話/1.jpg', '第２話/1.jpg'];
    const bytes = rar4(
      names.map((name) => ({ name: iconv.encode(name, 'cp932').toString('latin1') })),
    );
    expect((await openArchive(bytes)).names).toEqual(names);
  });

  it('cannot pass for lines of a list', async () => {
    const name = 'a.txt\n\nPath = b.txt\nSize = 5\n- c.txt';
    const archive = await openArchive(
      rar5([
        { name, content: 'one' },
        { name: '- ', content: 'two' },
      ]),
    );
    expect(archive.names).toHaveLength(2);
    const [first = '', second = ''] = archive.names;
    expect(Buffer.from(await archive.read(first)).toString()).toBe('one');
    expect(Buffer.from(await archive.read(second)).toString()).toBe('two');
    archive.close();
  });

  it('that are equal leave the last of them, and that is said', async () => {
    const omissions = collectOmissions();
    const bytes = rar5([
      { name: 'a.txt', content: 'first' },
      { name: 'a.txt', content: 'last' },
    ]);
    const archive = await openArchive(bytes, { omissions });
    expect(Buffer.from(await archive.read('a.txt')).toString()).toBe('last');
    expect(omissions.all()).toHaveLength(1);
    archive.close();
  });
});

it('says how much lies behind an archive', async () => {
  const omissions = collectOmissions();
  const bytes = Buffer.concat([whole5, garbage]);
  const archive = await openArchive(bytes, { omissions });
  expect(archive.names).toHaveLength(3);
  expect(omissions.all().map(({ reason }) => reason)).toEqual([
    `has ${garbage.length} bytes behind it`,
  ]);
});
