import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  cutToVisible,
  exceedsVisible,
  visibleCharacters,
  visibleLength,
} from './visible-characters.ts';

const family = '👨‍👩‍👧';
const accented = 'e\u0301';

it.each([
  ['', 0],
  ['abc', 3],
  ['한지', 2],
  ['한'.normalize('NFD'), 1],
  [accented, 1],
  [family, 1],
  ['🇰🇷🇯🇵', 2],
  ['a\r\nb', 3],
])('%j has %i visible characters', (text, length) => {
  expect(visibleLength(text)).toBe(length);
});

it.each([
  ['', 3, ''],
  ['abc', 4, 'abc'],
  ['abc', 3, 'abc'],
  ['abc', 2, 'ab'],
  ['abc', 1, 'a'],
  ['abc', 0, ''],
  ['abc', -1, ''],
  [`a${family}b`, 2, `a${family}`],
  [`a${family}b`, 1, 'a'],
  [`${accented}${accented}`, 1, accented],
])('%j cut to %i is %j', (text, max, cut) => {
  expect(cutToVisible(text, max)).toBe(cut);
  expect(exceedsVisible(text, max)).toBe(cut !== text);
});

const heaps = ['e' + '\u0301'.repeat(19), '\u1100'.repeat(20), '👍' + '\u0301'.repeat(18)];

it.each(heaps)('a heap of 20 code units is still one character: %j', (heap) => {
  expect(cutToVisible(heap, 1)).toBe(heap);
  expect(exceedsVisible(heap.repeat(3), 3)).toBe(false);
  expect(cutToVisible(`a${heap}b`, 2)).toBe(`a${heap}`);
});

it.each(heaps.map((heap) => `${heap}\u0301`))('one of more is none that is taken: %j', (heap) => {
  expect(visibleLength(heap)).toBe(1);
  expect(cutToVisible(heap, 1)).toBe('');
  expect(exceedsVisible(heap, 1)).toBe(true);
  expect(cutToVisible(`a${heap}b`, 2)).toBe(`a${heap}`);
  expect(cutToVisible(heap.repeat(2), 2)).toBe(heap);
});

const text = fc.string({ unit: 'binary' });

it('cuts to a start of the text that is as long as allowed and stays when cut again', () => {
  fc.assert(
    fc.property(text, fc.nat(20), (whole, max) => {
      const cut = cutToVisible(whole, max);
      expect(whole.startsWith(cut)).toBe(true);
      expect(cut).toBe(visibleCharacters(whole).slice(0, max).join(''));
      expect(cutToVisible(cut, max)).toBe(cut);
      expect(exceedsVisible(whole, max)).toBe(visibleLength(whole) > max);
    }),
  );
});

it('its characters make the text again', () => {
  fc.assert(
    fc.property(text, (whole) => {
      expect(visibleCharacters(whole).join('')).toBe(whole);
      expect(visibleCharacters(whole)).toHaveLength(visibleLength(whole));
    }),
  );
});
