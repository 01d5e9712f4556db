import { describe, expect, it } from 'vitest';
import { hasNewChapter, unreadChapters } from './library-marks.ts';

it.each([
  [12, null, null],
  [12, 1, 11],
  [12, 12, 0],
  [12, 13, 0],
  [0, 1, 0],
])('of %s chapters, with the furthest read at %s, unread are %s', (appeared, furthest, unread) => {
  expect(unreadChapters(appeared, furthest)).toBe(unread);
});

describe('a title has a new chapter', () => {
  it.each([
    [{ visitedAt: 100, lastReadAt: null, unread: null }, 101, true],
    [{ visitedAt: 100, lastReadAt: null, unread: null }, 100, false],
    [{ visitedAt: null, lastReadAt: 100, unread: 2 }, 101, true],
    [{ visitedAt: null, lastReadAt: null, unread: null }, 101, false],
    [{ visitedAt: 90, lastReadAt: 100, unread: 2 }, 95, false],
    [{ visitedAt: 100, lastReadAt: 90, unread: 2 }, 95, false],
    [{ visitedAt: 90, lastReadAt: 90, unread: 0 }, 100, false],
    [{ visitedAt: 90, lastReadAt: 90, unread: 1 }, null, false],
  ])('of %j, when the newest is of %s: %s', (facts, newestAt, expected) => {
    expect(hasNewChapter({ ...facts, newestAt })).toBe(expected);
  });
});
