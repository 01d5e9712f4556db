import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { uploadPartBytes } from '@hanji/contract/creator-vocabulary.ts';
import { orderedPages } from './page-order.ts';
import { checkAnnounced, fitsFile, isArchiveName, isTooNarrow } from './upload-limits.ts';
import { missingParts, partBytes, partCount, partSize } from './upload-parts.ts';

const limits = { maxFileBytes: 20, maxImages: 3, maxChapterBytes: 50, maxTotalBytes: 200 };
const none = { images: 0, bytes: 0, totalBytes: 0 };

function file(size: number, name = 'a.png', replacedBytes: number | null = null) {
  return { name, size, replacedBytes };
}

describe('parts of a file', () => {
  it.each([
    [1, [1]],
    [uploadPartBytes, [uploadPartBytes]],
    [uploadPartBytes + 1, [uploadPartBytes, 1]],
    [2 * uploadPartBytes, [uploadPartBytes, uploadPartBytes]],
  ])('a file of %i bytes comes in parts of %j', (size, sizes) => {
    expect(sizes.map((_, part) => partSize(size, part))).toEqual(sizes);
    expect(partSize(size, sizes.length)).toBeNull();
    expect(partCount(size)).toBe(sizes.length);
  });

  it('there is no part before the first nor between two', () => {
    expect(partBytes).toBe(uploadPartBytes);
    expect(partSize(10, -1)).toBeNull();
    expect(partSize(3 * uploadPartBytes, 0.5)).toBeNull();
  });

  it('are together the file, and what is missing is what has not come', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500_000_000 }), (size) => {
        const parts = missingParts(size, []);
        const bytes = parts.reduce((sum, part) => sum + (partSize(size, part) ?? 0), 0);
        expect(bytes).toBe(size);
        expect(missingParts(size, parts.slice(1))).toEqual([0]);
        expect(missingParts(size, parts)).toEqual([]);
      }),
    );
  });
});

describe('files that are announced', () => {
  it.each([
    [[file(20)], none],
    [[file(20), file(20), file(10)], none],
    [[file(50, 'a.CBZ ')], none],
    [[file(1)], { images: 2, bytes: 49, totalBytes: 49 }],
    [[file(20, 'a.png', 10)], { images: 3, bytes: 40, totalBytes: 40 }],
    [[file(20, 'a.png', 10)], { images: 3, bytes: 40, totalBytes: 190 }],
  ])('%j are taken beside %j', (files, used) => {
    expect(checkAnnounced(files, used, limits)).toEqual({ ok: true, value: null });
  });

  it.each([
    [[file(21)], none, 'tooLarge'],
    [[file(51, 'a.zip')], none, 'tooLarge'],
    [[file(21, 'a.zip.png')], none, 'tooLarge'],
    [[file(1), file(1), file(1), file(1)], none, 'tooManyImages'],
    [[file(1)], { images: 3, bytes: 3, totalBytes: 3 }, 'tooManyImages'],
    [[file(20), file(20), file(11)], none, 'chapterTooLarge'],
    [[file(20, 'a.png', 9)], { images: 3, bytes: 40, totalBytes: 40 }, 'chapterTooLarge'],
    [[file(1)], { images: 0, bytes: 0, totalBytes: 200 }, 'totalTooLarge'],
    [[file(20, 'a.png', 9)], { images: 3, bytes: 9, totalBytes: 190 }, 'totalTooLarge'],
  ])('%j are refused beside %j: %s', (files, used, reason) => {
    expect(checkAnnounced(files, used, limits)).toEqual({ ok: false, reason });
  });

  it('an archive may be as large as an article, a picture only as its own limit says', () => {
    expect(isArchiveName('第1話.zip')).toBe(true);
    expect(isArchiveName('zip')).toBe(false);
    expect([fitsFile('png', 20, limits), fitsFile('png', 21, limits)]).toEqual([true, false]);
    expect([fitsFile('zip', 50, limits), fitsFile('zip', 51, limits)]).toEqual([true, false]);
  });
});

it.each([
  [1, 1, false],
  [690, 144_927, false],
  [2, 600, false],
  [2, 601, true],
  [601, 2, true],
  [1, 100_000_000, true],
])('a picture of %i × %i is too narrow to be a page: %s', (width, height, narrow) => {
  expect(isTooNarrow({ width, height })).toBe(narrow);
});

it.each([
  [
    [1, 2, 3],
    [3, 1, 2],
    [3, 1, 2],
  ],
  [[1, 2, 3], [3], [3, 1, 2]],
  [
    [1, 2, 3],
    [3, 9, 3, 1],
    [3, 1, 2],
  ],
  [[], [1], []],
])('pages %j in the order %j are %j', (pages, wanted, ordered) => {
  expect(orderedPages<number>(pages, wanted)).toEqual(ordered);
});
