import { expect, it } from 'vitest';
import { searchText } from './search-text.ts';

it.each([
  ['  Blue  Sky ', 'blue sky'],
  ['가'.normalize('NFD'), '가'],
  ['ＡＢＣ　ｱ', 'abc ア'],
])('%j is compared as %j', (text, expected) => {
  expect(searchText(text)).toBe(expected);
});
