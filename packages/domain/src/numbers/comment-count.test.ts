import { expect, it } from 'vitest';
import { commentCount } from './comment-count.ts';

it.each([
  [0, { shown: 0, more: false }],
  [1, { shown: 1, more: false }],
  [998, { shown: 998, more: false }],
  [999, { shown: 999, more: false }],
  [1000, { shown: 999, more: true }],
  [25_000, { shown: 999, more: true }],
])('[A4-045, A9-026] %d comments show as %j', (count, shown) => {
  expect(commentCount(count)).toEqual(shown);
});

it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (count) => {
  expect(() => commentCount(count)).toThrow(RangeError);
});
