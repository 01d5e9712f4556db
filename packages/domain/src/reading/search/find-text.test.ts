import { expect, it } from 'vitest';
import { findText, hitContext } from './find-text.ts';

function found(text: string, words: string): string[] {
  return findText(text, words, 9).map(({ start, end }) => text.slice(start, end));
}

it.each([
  ['Der FLUSS und der Fluss', 'fluss', ['FLUSS', 'Fluss']],
  ['une Étoile, etoile', 'étoile', ['Étoile', 'etoile']],
  ['Tiếng Việt', 'tieng viet', ['Tiếng Việt']],
  ['등불이 꺼졌고', '등불', ['등불']],
  ['등불이 꺼졌고', '드', ['등']],
  ['がか', 'か', ['が', 'か']],
  ['ＡＢＣ abc', 'abc', ['ＡＢＣ', 'abc']],
  ['one\n  two', 'one two', ['one\n  two']],
  ['hy\u00adphen', 'hyphen', ['hy\u00adphen']],
  ['😀 a😀b', '😀b', ['😀b']],
  ['text', '  ', []],
  ['text', 'x t', []],
  ['aaaa', 'aa', ['aa', 'aa']],
])('in "%s" finds "%s"', (text, words, hits) => {
  expect(found(text, words)).toEqual(hits);
});

it('stops at the most, and tells what stands about a hit', () => {
  expect(findText('a a a', 'a', 2)).toHaveLength(2);
  const text = 'The 😀 lamp went out.';
  const [hit] = findText(text, 'lamp', 1);
  expect(hit && hitContext(text, hit, 2)).toEqual(['😀 ', 'lamp', ' w']);
});
