import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReadingMark } from './reading-progress.ts';
import {
  longestWaitMs,
  mergeProgress,
  progressAfter,
  progressOf,
  serviceTime,
} from './reading-progress.ts';

const mark: ReadingMark = {
  chapterId: 70,
  sort: 7,
  share: 0.5,
  position: { imageId: '3', fraction: 0.5 },
  contentVersion: 'a',
  device: 'phone',
  at: 1000,
};
function merged(one: ReadingMark, other: ReadingMark) {
  return mergeProgress(progressOf(one), progressOf(other));
}

it('is at first the one place for both', () => {
  expect(progressOf(mark)).toEqual({ furthest: mark, last: mark });
});

describe('furthest read', () => {
  it.each([
    ['a later chapter', { sort: 8, share: 0, at: 1 }],
    ['further in the chapter', { share: 0.51, at: 1 }],
    ['the same place, seen later', { at: 1001 }],
    ['the same place and time, by chapter', { chapterId: 71 }],
    ['the same place and time, by version', { contentVersion: 'b' }],
    ['the same place and time, by image', { position: { imageId: '4', fraction: 0 } }],
    ['the same place and time, by device', { device: 'tablet' }],
    ['the same place and time, by fraction', { position: { imageId: '3', fraction: 0.6 } }],
  ])('is %s, on whichever device', (_, change) => {
    const further = { ...mark, ...change };
    expect(merged(mark, further).furthest).toBe(further);
    expect(merged(further, mark).furthest).toBe(further);
  });

  it('names the image rather than the share alone', () => {
    const share = { ...mark, position: null };
    expect(merged(mark, share).furthest).toBe(mark);
    expect(merged(share, mark).furthest).toBe(mark);
  });

  it('is not the end of an earlier chapter, however late', () => {
    const earlier = { ...mark, sort: 6, share: 1, at: 9000 };
    expect(merged(mark, earlier).furthest).toBe(mark);
    expect(merged(earlier, mark).furthest).toBe(mark);
  });
});

describe('the last position', () => {
  it.each([
    ['later by a millisecond, in an earlier chapter', { sort: 1, share: 0, at: 1001 }],
    ['at the same time, in a later chapter', { sort: 8, share: 0 }],
    ['at the same time, further in the chapter', { share: 0.51 }],
    ['at the same time and place, by chapter', { chapterId: 71 }],
    ['at the same time and place, by book', { position: { cfi: '', percent: 9 } }, true],
  ])('is %s, on whichever device', (_, change, first = false) => {
    const later = { ...mark, ...change };
    const expected = first ? mark : later;
    expect(merged(mark, later).last).toBe(expected);
    expect(merged(later, mark).last).toBe(expected);
  });

  it('moves back while the furthest read stays', () => {
    const again = { ...mark, sort: 1, share: 0, at: 2000 };
    expect(merged(mark, again)).toEqual({ furthest: mark, last: again });
  });
});

it('gives back the first of two that know the same', () => {
  const same = { ...mark };
  expect(merged(mark, same).furthest).toBe(mark);
  expect(merged(mark, same).last).toBe(mark);
});

describe('opening a chapter, or its end', () => {
  const { share: _share, position: _position, ...event } = { ...mark, at: 2000 };
  const known = { share: 1, position: null };

  it('is at first the begin or the end of it', () => {
    const begin = { ...event, share: 0, position: null };
    expect(progressAfter('read', event, null)).toEqual(progressOf(begin));
    expect(progressAfter('finished', event, null)).toEqual(progressOf({ ...begin, ...known }));
  });

  it('leaves who opens it again where they were in it, and where the chapter is by now', () => {
    const again = progressAfter('read', { ...event, sort: 9, device: null }, progressOf(mark));
    expect(again).toEqual({ furthest: mark, last: { ...mark, sort: 9, at: 2000 } });
  });

  it('changes nothing where it was told late', () => {
    const early = { ...event, at: 999 };
    expect(progressAfter('read', early, progressOf(mark))).toEqual(progressOf(mark));
    expect(progressAfter('read', { ...early, chapterId: 60, sort: 6 }, progressOf(mark))).toEqual(
      progressOf(mark),
    );
  });

  it('leads to the end of the chapter, or into another', () => {
    const end = { ...event, ...known };
    expect(progressAfter('finished', event, progressOf(mark))).toEqual(progressOf(end));
    const other = { ...event, chapterId: 60, sort: 6 };
    expect(progressAfter('read', other, progressOf(mark))).toEqual({
      furthest: mark,
      last: { ...other, share: 0, position: null },
    });
  });
});

const small = fc.nat(2);
const anyMark: fc.Arbitrary<ReadingMark> = fc.record({
  chapterId: fc.integer({ min: 1, max: 3 }),
  sort: fc.integer({ min: 1, max: 3 }),
  share: small.map((share) => share / 2),
  position: fc.oneof(
    fc.record({ imageId: fc.constantFrom('', 'a'), fraction: small }),
    fc.record({ cfi: fc.constantFrom('', 'a'), percent: small }),
    fc.constant(null),
  ),
  contentVersion: fc.constantFrom(null, 'a', 'null'),
  device: fc.constantFrom(null, 'phone', 'tablet'),
  at: small,
});
const anyProgress = fc.record({ furthest: anyMark, last: anyMark });

describe('merging what devices know', () => {
  it('does not depend on which comes first', () => {
    fc.assert(
      fc.property(anyProgress, anyProgress, (one, other) => {
        expect(mergeProgress(one, other)).toEqual(mergeProgress(other, one));
      }),
      { numRuns: 1000 },
    );
  });

  it('does not depend on which two meet first', () => {
    fc.assert(
      fc.property(anyProgress, anyProgress, anyProgress, (one, two, three) => {
        const early = mergeProgress(mergeProgress(one, two), three);
        expect(mergeProgress(one, mergeProgress(two, three))).toEqual(early);
      }),
      { numRuns: 1000 },
    );
  });

  it('says nothing new twice', () => {
    fc.assert(
      fc.property(anyProgress, anyProgress, (one, other) => {
        const both = mergeProgress(one, other);
        expect(mergeProgress(both, other)).toEqual(both);
        expect(mergeProgress(both, both)).toEqual(both);
      }),
    );
  });
});

describe('when something was, by the service', () => {
  it.each([
    ['an hour ago', 3_600_000, 10_000_000 - 3_600_000],
    ['just now', 0, 10_000_000],
    ['a time to come', -1, 10_000_000],
    ['the longest ago', longestWaitMs, 10_000_000 - longestWaitMs],
    ['longer ago than anything waits', longestWaitMs + 1, 10_000_000 - longestWaitMs],
  ])('%s', (_, ago, time) => {
    expect(serviceTime(ago, 10_000_000)).toBe(time);
  });
});
