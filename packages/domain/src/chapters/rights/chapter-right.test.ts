import { expect, it } from 'vitest';
import { activityOf, noRight } from './chapter-right.ts';

const now = new Date('2026-03-01T00:00:00Z');

it.each([
  [1000, true, 1],
  [999, false, 0],
  [0, false, 0],
  [-1, false, 0],
  [259_200_000, true, 259_200],
])('says of a rental with %d ms left that it runs: %s, with %d s', (ms, rented, rentRemained) => {
  const rentedUntil = new Date(now.getTime() + ms);
  expect(activityOf({ unlocked: false, rentedUntil }, now)).toEqual({
    unlocked: false,
    rented,
    rentRemained,
  });
});

it('says nothing of who has no right, and keeps what is unlocked beside a rental that is over', () => {
  const none = { unlocked: false, rented: false, rentRemained: 0 };
  expect(activityOf(noRight, now)).toEqual(none);
  expect(activityOf({ unlocked: true, rentedUntil: now }, now)).toEqual({
    ...none,
    unlocked: true,
  });
});
