import { expect, it } from 'vitest';
import { askAgainMs, lookAgainAt } from './ask-again.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
const granted = new Date('2026-11-23T03:00:00Z');

it.each([
  [0, 1],
  [1, 2],
  [5, 32],
  [6, 60],
  [500, 60],
])('asks a provider again, after %i times, in %i minutes', (asked, minutes) => {
  expect(askAgainMs(asked)).toBe(minutes * minuteMs);
});

it.each([
  [0, 1],
  [1, 2],
  [2, 4],
  [128, 256],
  [179, 358],
  [180, null],
])('looks at a granted order again, %i days after, on day %s', (passed, day) => {
  const now = new Date(granted.getTime() + passed * dayMs);
  const at = day === null ? null : new Date(granted.getTime() + day * dayMs);
  expect(lookAgainAt(granted, now)).toEqual(at);
});
