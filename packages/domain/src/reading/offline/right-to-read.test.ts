import { expect, it } from 'vitest';
import { endsRightToRead, isShownOffline } from './right-to-read.ts';

it('a kept title is shown, one for adults only to who accepts those', () => {
  expect(isShownOffline(15, false)).toBe(true);
  expect(isShownOffline(19, false)).toBe(false);
  expect(isShownOffline(19, true)).toBe(true);
});

it.each([
  [401, true],
  [402, true],
  [403, true],
  [404, true],
  [410, true],
  [451, true],
  [428, false],
  [429, false],
  [500, false],
  [503, false],
  [9999, false],
])('the code %d ends the right to read: %s', (code, ends) => {
  expect(endsRightToRead(code)).toBe(ends);
});
