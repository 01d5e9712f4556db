import { expect, it } from 'vitest';
import { checkOptionalText, checkText, defaultMaxLength } from './free-text.ts';

const family = '👨‍👩‍👧';
const tooLong = { ok: false, reason: 'tooLong' };

it.each([
  ['ab', { ok: true, value: 'ab' }],
  ['abc', { ok: true, value: 'abc' }],
  ['abcd', tooLong],
  [family.repeat(3), { ok: true, value: family.repeat(3) }],
  [family.repeat(4), tooLong],
  ['  abc \n', { ok: true, value: 'abc' }],
  ['', { ok: false, reason: 'required' }],
  ['     ', { ok: false, reason: 'required' }],
  ['\u200B\u3164\u3000\n', { ok: false, reason: 'required' }],
])('at most 3 characters: %j gives %j', (text, checked) => {
  expect(checkText(text, 3)).toEqual(checked);
});

it('[A5-034] where no limit is stated there are at most 500', () => {
  expect(defaultMaxLength).toBe(500);
  const longest = 'a'.repeat(500);
  expect(checkOptionalText(longest)).toEqual({ ok: true, value: longest });
  expect(checkOptionalText(`${longest}a`)).toEqual(tooLong);
  expect(checkOptionalText('👍'.repeat(251))).toEqual(tooLong);
});

it.each([
  [' a ', 'a'],
  ['', null],
  [' \u200B ', null],
  [' '.repeat(501), null],
])('an optional text %j is %j', (text, value) => {
  expect(checkOptionalText(text)).toEqual({ ok: true, value });
});
