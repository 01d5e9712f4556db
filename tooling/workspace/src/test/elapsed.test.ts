import { expect, it } from 'vitest';
import { elapsed } from './elapsed.ts';

it.each([
  [0, '0 min 0 s'],
  [59_499, '0 min 59 s'],
  [59_500, '1 min 0 s'],
  [754_600, '12 min 35 s'],
])('says of %d ms: %s', (ms, words) => {
  expect(elapsed(ms)).toBe(words);
});
