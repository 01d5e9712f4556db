import { expect, it } from 'vitest';
import { withoutBidiControls } from './bidi-controls.ts';

it.each([
  ['an override', '\u202egnp.exe\u202c', 'gnp.exe'],
  ['an override to the right', '\u202dabc', 'abc'],
  ['embeddings', 'a\u202ab\u202bc\u202c', 'abc'],
  ['isolates', '\u2066a\u2067b\u2068c\u2069', 'abc'],
  ['nothing', '', ''],
])('%s no longer orders letters', (_, text, left) => {
  expect(withoutBidiControls(text)).toBe(left);
});

it('leaves every script and mark as it is', () => {
  for (const text of ['שלום (עולם)\u200f!', 'مرحبا\u061c 1-2', '할머니\n최고', '👨‍👩‍👧', 'a\u200eb']) {
    expect(withoutBidiControls(text)).toBe(text);
  }
});
