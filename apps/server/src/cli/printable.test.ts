import { expect, it } from 'vitest';
import { printable } from './printable.ts';

it.each([
  ['a title', 'a title'],
  ['two\nlines\r\n', 'two lines'],
  ['\u001B[31mred\u0007', '[31mred'],
  ['abc\u202Egpj.exe', 'abc gpj.exe'],
  ['한국어 日本語 \u{1F600}', '한국어 日本語 \u{1F600}'],
])('%j', (given, expected) => {
  expect(printable(given)).toBe(expected);
});
