import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPageImages, pageImage } from '#reading/testing/page-images.ts';
import {
  isAtEnd,
  isBeyondImages,
  isNovelAtEnd,
  keepComicPosition,
  resolveComicPosition,
  resolveNovelPosition,
} from './keep-position.ts';

const images = [pageImage(0, 1, 100), pageImage(1, 2, 200), pageImage(2, 3, 100)];
const kept = { imageId: '1', fraction: 0.5, chapterShare: 0.5, contentVersion: 'a' };

it('keeps the share of the chapter and the version with the image', () => {
  expect(keepComicPosition({ imageId: '1', fraction: 0.5 }, images, 'a')).toEqual(kept);
  expect(keepComicPosition({ imageId: '2', fraction: 1 }, images, 'a').chapterShare).toBe(1);
  expect(keepComicPosition({ imageId: '1', fraction: 0.5 }, [], 'a').chapterShare).toBeNull();
});

const swapped = [pageImage(5, 1, 300), pageImage(1, 2, 100)];
const replaced = [pageImage(5, 1, 300), pageImage(6, 2, 100)];

it.each([
  ['in the same version', kept, images, 'a', '1', 0.5],
  ['in the same version, far from its share', { ...kept, chapterShare: 0 }, images, 'a', '1', 0.5],
  ['where no version was kept', { ...kept, contentVersion: null }, swapped, 'b', '1', 0.5],
  ['in another version', kept, swapped, 'b', '5', 2 / 3],
  ['in another version without a share', { ...kept, chapterShare: null }, swapped, 'b', '1', 0.5],
  ['where the image is gone', kept, replaced, 'a', '5', 2 / 3],
  ['at the end of another version', { ...kept, chapterShare: 1 }, swapped, 'b', '1', 1],
])('%s', (_, position, now, version, imageId, fraction) => {
  expect(resolveComicPosition(position, now, version)).toEqual({ imageId, fraction });
});

it.each([
  ['without image and share', { ...kept, chapterShare: null }, replaced],
  ['in a chapter without images', kept, []],
])('begins anew %s', (_, position, now) => {
  expect(resolveComicPosition(position, now, 'b')).toBeUndefined();
});

it('finds every position of the same version again', () => {
  const anyFraction = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(anyPageImages, anyFraction, fc.nat(), (chapter, fraction, pick) => {
      const position = { imageId: chapter[pick % chapter.length]?.id ?? '', fraction };
      const found = resolveComicPosition(keepComicPosition(position, chapter, 'a'), chapter, 'a');
      expect(found).toEqual(position);
    }),
  );
});

it('is always an image of the chapter, in whatever version', () => {
  fc.assert(
    fc.property(anyPageImages, anyPageImages, fc.nat(), (before, now, pick) => {
      const position = { imageId: before[pick % before.length]?.id ?? '', fraction: 0.5 };
      const found = resolveComicPosition(keepComicPosition(position, before, 'a'), now, 'b');
      expect(now.map(({ id }) => id)).toContain(found?.imageId);
    }),
  );
});

it.each([
  ['a', 'a', 'epubcfi(/6/4)'],
  [null, 'a', 'epubcfi(/6/4)'],
  ['a', 'b', ''],
])('a CFI of version %s is in version %s "%s"', (contentVersion, now, cfi) => {
  const position = { cfi: 'epubcfi(/6/4)', percent: 40, quote: 'The lamp', contentVersion };
  expect(resolveNovelPosition(position, now)).toEqual({ cfi, percent: 40, quote: 'The lamp' });
});

describe('isAtEnd', () => {
  const image = (page: number, height: number) => ({ id: `${page}`, page, width: 720, height });
  const pages = [1, 2, 3].map((page) => image(page, 1000));
  const strips = [1, 2, 3].map((page) => image(page, 10_000));
  const phone = { width: 360, height: 800 };

  it.each([
    ['the last page', pages, '3', 0, true],
    ['the page before', pages, '2', 0, false],
    ['the end of the page before, on a screen that shows both', pages, '2', 0.9, true],
    ['the beginning of a last strip', strips, '3', 0, false],
    ['a little more than a screen before its end', strips, '3', 1 - 962 / 5000, false],
    ['a screen before its end', strips, '3', 1 - 958 / 5000, true],
    ['the very end', strips, '3', 1, true],
  ])('%s', (_, chapter, imageId, fraction, expected) => {
    expect(isAtEnd({ imageId, fraction }, chapter, phone)).toBe(expected);
  });

  it('takes strips for no wider than comics are shown', () => {
    const place = { imageId: '3', fraction: 1 - 958 / 10_000 };
    expect(isAtEnd(place, strips, { width: 1920, height: 800 })).toBe(true);
  });
});

it.each([
  [98.9, false],
  [99, true],
  [100, true],
])('takes %d percent of a novel for its end: %s', (percent, expected) => {
  expect(isNovelAtEnd({ percent })).toBe(expected);
});

it.each([
  ['of an image that it shows', '2', false],
  ['of a later one', '3', true],
])('a place of a comic’s chapter %s', (_, imageId, isBeyond) => {
  expect(isBeyondImages({ imageId, fraction: 0.5 }, [{ id: '1' }, { id: '2' }])).toBe(isBeyond);
});
