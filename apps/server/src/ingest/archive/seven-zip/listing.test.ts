import { expect, it } from 'vitest';
import { ImportError } from '../../import-error.ts';
import { collectListing } from './listing.ts';

function listed(lines: readonly string[], mostEntries = 10) {
  const listing = collectListing(mostEntries);
  for (const line of lines) listing.add(line);
  return listing.result();
}

it('stops at the first entry that is one too many, however many are to come', () => {
  const lines = [
    '----------',
    ...['a', 'b', 'c'].flatMap((name) => [`Path = ${name}`, 'Size = 1', '']),
  ];
  expect(listed(lines, 3).entries).toHaveLength(3);
  const listing = collectListing(2);
  for (const line of lines.slice(0, -1)) listing.add(line);
  expect(() => listing.add('')).toThrow(ImportError);
  expect(() => listed(lines, 2)).toThrow('the archive has over 2 entries');
});

it('takes for files what says how large it is, and nothing for one that is a link or a device', () => {
  const entry = (...fields: readonly string[]) =>
    listed(['----------', 'Path = a', 'Size = 1', ...fields]).entries[0];
  expect(entry('CRC = 0000000A')).toEqual({
    raw: 'a',
    kind: 'file',
    size: 1,
    crc: 10,
    encrypted: false,
  });
  expect(entry('Folder = +')).toMatchObject({ kind: 'folder', size: 0 });
  expect(entry('Attributes = D drwxr-xr-x')).toMatchObject({ kind: 'folder' });
  for (const field of [
    'Mode = crw-rw-rw-',
    'Attributes = A lrwxrwxrwx',
    'Hard Link = b',
    'Copy Link = b',
  ]) {
    expect(entry(field), field).toMatchObject({ kind: 'special' });
  }
  expect(() => entry('Size = ')).toThrow('does not say how large its files are');
  expect(() => entry('Split After = +')).toThrow('one of several volumes');
});
