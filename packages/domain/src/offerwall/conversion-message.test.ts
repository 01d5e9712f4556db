import { expect, it } from 'vitest';
import { conversionMessage } from './conversion-message.ts';

const id = '6b6c1f7e-0d52-4f0c-9d8e-2f4d7d1f9a01';
const frame = { name: 'frame' };
const expected = { url: 'https://points.example/wall/a?b=c', window: frame, id };
const heard = {
  origin: 'https://points.example',
  source: frame,
  data: { type: 'pointConversion', id, coins: 9000 },
};

it('[B4-038] is heard from the partner’s frame about the conversion, and says no more than that', () => {
  expect(conversionMessage(heard, expected)).toEqual({ id });
});

it.each([
  ['another origin', { origin: 'https://points.example.evil' }],
  ['an opaque origin', { origin: 'null' }],
  ['another window', { source: { name: 'frame' } }],
  ['no window', { source: null }],
  ['another type', { data: { type: 'other', id } }],
  ['another conversion', { data: { type: 'pointConversion', id: 'x' } }],
  ['no conversion', { data: { type: 'pointConversion' } }],
  ['text', { data: JSON.stringify(heard.data) }],
  ['nothing', { data: null }],
])('is not heard with %s', (_, change) => {
  expect(conversionMessage({ ...heard, ...change }, expected)).toBeNull();
});

it('is not heard before there is a frame, or of an address that is none', () => {
  expect(conversionMessage({ ...heard, source: null }, { ...expected, window: null })).toBeNull();
  expect(conversionMessage(heard, { ...expected, url: '/wall' })).toBeNull();
});
