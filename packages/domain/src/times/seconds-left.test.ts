import { expect, it } from 'vitest';
import { secondsLeft } from './seconds-left.ts';

const now = new Date('2026-11-20T12:00:00.000Z');

it.each([
  [-86_400_000, 0],
  [-1000, 0],
  [-1, 0],
  [0, 0],
  [999, 0],
  [1000, 1],
  [1999, 1],
  [2000, 2],
  [86_400_000, 86_400],
])('%d ms to come are %d s', (milliseconds, seconds) => {
  expect(secondsLeft(new Date(now.getTime() + milliseconds), now)).toBe(seconds);
});
