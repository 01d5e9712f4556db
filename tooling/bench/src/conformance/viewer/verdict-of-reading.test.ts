import { expect, it } from 'vitest';
import { compareTexts } from '#conformance/compare-texts.ts';
import { verdictOfReading, type ReadBook } from './verdict-of-reading.ts';

const read: ReadBook = {
  seconds: 1,
  shown: 'book',
  pages: 3,
  texts: compareTexts('onceuponatime', 'onceuponatime'),
  placesLost: 0,
  left: { frames: 0, addresses: 0 },
  asked: [],
  flaws: [],
};
const text = Array.from({ length: 60 }, (_, at) => `word${at * 7919}`).join('');
const [early, late] = [text.slice(0, 100), text.slice(100)];

it.each<[string, Partial<ReadBook>]>([
  ['is read', {}],
  ['has text in another order', { texts: compareTexts(text, late + early) }],
  ['opens at the last moment', { seconds: 5 }],
])('holds a book that %s', (_, more) => {
  expect(verdictOfReading({ ...read, ...more }).held).toBe(true);
});

it.each<[string, Partial<ReadBook>]>([
  ['opened late', { seconds: 5.1 }],
  ['does not open', { shown: 'message', texts: null, left: null }],
  ['lost a letter', { texts: compareTexts(text, text.slice(0, -1)) }],
  ['showed a letter twice', { texts: compareTexts(text, `${text}x`) }],
  ['lost a place', { placesLost: 1 }],
  ['left a frame', { left: { frames: 1, addresses: 0 } }],
  ['left an address', { left: { frames: 0, addresses: 1 } }],
  ['asked outside', { asked: ['https://outside.invalid/'] }],
  ['ran', { flaws: ['a script ran'] }],
])('misses a book that %s', (_, more) => {
  expect(verdictOfReading({ ...read, ...more }).held).toBe(false);
});
