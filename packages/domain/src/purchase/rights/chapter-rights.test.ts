import { expect, it } from 'vitest';
import { noRight } from '#chapters/rights/chapter-right.ts';
import { ChapterRights } from './chapter-rights.ts';

const now = new Date('2026-03-01T00:00:00Z');
const later = (ms: number): Date => new Date(now.getTime() + ms);
const unlock = { id: 7, chapterId: 1, unlockedAt: now, deliveredAt: null };

it('has of each chapter whether it is unlocked, and the latest end of its rentals', () => {
  const rights = new ChapterRights(
    [unlock],
    [
      { chapterId: 2, endsAt: later(2) },
      { chapterId: 2, endsAt: later(3) },
      { chapterId: 2, endsAt: later(1) },
      { chapterId: 1, endsAt: later(1) },
    ],
  );
  expect(rights.of(1)).toEqual({ unlocked: true, rentedUntil: later(1) });
  expect(rights.of(2)).toEqual({ unlocked: false, rentedUntil: later(3) });
  expect(rights.of(3)).toEqual(noRight);
});

it.each([
  ['just bought', unlock, 60_000, 7],
  ['bought long ago', unlock, 60_001, null],
  ['read already', { ...unlock, deliveredAt: now }, 0, null],
])('knows which can be taken back: %s', (_, one, ms, id) => {
  expect(new ChapterRights([one], []).fresh(1, later(ms))?.id ?? null).toBe(id);
});
