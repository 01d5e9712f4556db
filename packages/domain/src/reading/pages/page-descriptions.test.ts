import { expect, it } from 'vitest';
import { descriptionsAmong, longestDescription } from './page-descriptions.ts';

it.each([
  ['A lighthouse at night. Mina: Who is there?', 'A lighthouse at night. Mina: Who is there?'],
  ['  お手洗い！\n でも驚いたわ ', 'お手洗い！ でも驚いたわ'],
  ['Page 3: the sea', 'Page 3: the sea'],
  ['\u0000a\u202Eb', 'a b'],
  ['', null],
  ['   ', null],
  ['page 12', null],
  ['Image', null],
  ['p-004', null],
  ['17', null],
  ['[image]', null],
  ['scan_0004.JPG', null],
])('takes %j for %j', (text, kept) => {
  expect(descriptionsAmong([text, 'another'])(text)).toBe(kept);
});

it('takes nothing that stands beside several pages', () => {
  const texts = ['代替テキスト', '代替テキスト', 'The sea.', ' The  sea.', 'The end.'];
  expect(texts.map(descriptionsAmong(texts))).toEqual([null, null, null, null, 'The end.']);
});

it('keeps the beginning of what is too long, by whole characters', () => {
  const text = '😀'.repeat(longestDescription + 1);
  const kept = descriptionsAmong([text])(text) ?? '';
  expect([...kept]).toHaveLength(longestDescription);
  expect(kept.endsWith('😀…')).toBe(true);
});
