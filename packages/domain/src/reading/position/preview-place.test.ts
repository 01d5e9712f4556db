import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isBeyondPreview, placeInChapter, placeInPreview } from './preview-place.ts';

const cfi = 'epubcfi(/6/2!/4/2/1:0)';
const preview = { characterCounts: [100, 50], chapterCharacters: 1000 };

it.each([
  ['the beginning', 0, 0],
  ['the middle', 50, 7.5],
  ['the end', 100, 15],
])('%s of a preview is its place in the chapter', (_, percent, expected) => {
  expect(placeInChapter({ cfi, percent }, preview)).toEqual({ cfi, percent: expected });
});

it.each([
  ['within it', 7.5, { cfi, quote: 'The lamp', percent: 50 }, false],
  ['at its end', 15, { cfi, quote: 'The lamp', percent: 100 }, false],
  ['beyond it', 15.1, { cfi: '', percent: 100 }, true],
  ['far beyond it', 80, { cfi: '', percent: 100 }, true],
])('a place of the chapter %s is one in its preview', (_, percent, expected, isBeyond) => {
  expect(placeInPreview({ cfi, quote: 'The lamp', percent }, preview)).toEqual(expected);
  expect(isBeyondPreview({ percent }, preview)).toBe(isBeyond);
});

it.each([
  ['a whole chapter', { characterCounts: [1000], chapterCharacters: 1000 }],
  ['a chapter of pictures', { characterCounts: [0], chapterCharacters: 0 }],
  ['counts that disagree', { characterCounts: [1200], chapterCharacters: 1000 }],
])('%s has its own places', (_, shown) => {
  const position = { cfi, percent: 40 };
  expect(placeInChapter(position, shown)).toEqual(position);
  expect(placeInPreview(position, shown)).toEqual(position);
});

it('comes back to the same percent', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (percent) => {
      const there = placeInChapter({ cfi, percent }, preview);
      expect(placeInPreview(there, preview).percent).toBeCloseTo(percent, 6);
    }),
  );
});
