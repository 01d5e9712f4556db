import { expect, it } from 'vitest';
import { saysNumber } from './says-number.ts';

it.each([
  ['12화', 12, true],
  ['Day 12', 12, true],
  ['第１２話', 12, true],
  ['012 The lamp', 12, true],
  ['Season 2, chapter 12', 12, true],
  ['대타 구함', 12, false],
  ['Chapter 112', 12, false],
  ['Chapter 1', 12, false],
  ['', 1, false],
])('“%s” as number %d: %s', (name, number, says) => {
  expect(saysNumber(name, number)).toBe(says);
});
