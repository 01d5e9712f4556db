import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeChapterReading, type ChapterReading } from './chapter-reading.ts';

const place = {
  share: 0.5,
  position: { imageId: '3', fraction: 0.5 },
  contentVersion: 'a',
  device: 'phone',
  at: 1000,
};
const nothing: ChapterReading = { openedAt: null, readAt: 1000, finishedAt: null, place: null };
const opened = { ...nothing, openedAt: 1000 };
const finished = { ...nothing, finishedAt: 1000 };
const placed = { ...nothing, place };

describe('of two readings of a chapter', () => {
  it.each([
    ['the last opening', opened, { ...opened, openedAt: 1001 }, { openedAt: 1001 }],
    ['the one opening', opened, nothing, { openedAt: 1000 }],
    ['the last time of reading', nothing, { ...nothing, readAt: 999 }, { readAt: 1000 }],
    ['the first end', finished, { ...finished, finishedAt: 999 }, { finishedAt: 999 }],
    ['the one end', finished, nothing, { finishedAt: 1000 }],
    ['the one place', placed, nothing, { place }],
  ])('%s is kept, whichever comes first', (_, one, other, kept) => {
    expect(mergeChapterReading(one, other)).toMatchObject(kept);
    expect(mergeChapterReading(other, one)).toMatchObject(kept);
  });

  it.each([
    ['later, and less far', { at: 1001, share: 0 }],
    ['further at the same time', { share: 0.51 }],
    ['of the same time and share, by version', { contentVersion: 'b' }],
    ['of the same time and share, by device', { device: 'tablet' }],
  ])('the place is kept whole that is %s', (_, change) => {
    const later = { ...nothing, place: { ...place, ...change } };
    expect(mergeChapterReading(placed, later).place).toBe(later.place);
    expect(mergeChapterReading(later, placed).place).toBe(later.place);
  });
});

const small = fc.nat(2);
const anyReading: fc.Arbitrary<ChapterReading> = fc.record({
  openedAt: fc.option(small),
  readAt: small,
  finishedAt: fc.option(small),
  place: fc.option(
    fc.record({
      share: small.map((share) => share / 2),
      position: fc.option(fc.record({ imageId: fc.constantFrom('', 'a'), fraction: small })),
      contentVersion: fc.constantFrom('a', 'b'),
      device: fc.constantFrom('phone', 'tablet'),
      at: small,
    }),
  ),
});

it('does not depend on which comes first or which two meet first, and says nothing new twice', () => {
  fc.assert(
    fc.property(anyReading, anyReading, anyReading, (one, two, three) => {
      const both = mergeChapterReading(one, two);
      expect(mergeChapterReading(two, one)).toEqual(both);
      expect(mergeChapterReading(both, two)).toEqual(both);
      const later = mergeChapterReading(one, mergeChapterReading(two, three));
      expect(mergeChapterReading(both, three)).toEqual(later);
    }),
    { numRuns: 1000 },
  );
});
