import fc from 'fast-check';
import { expect, it } from 'vitest';
import { utf8Length } from './utf8-length.ts';

it.each([
  ['', 0],
  ['\u0000', 1],
  ['\u007F', 1],
  ['\u0080', 2],
  ['\u07FF', 2],
  ['\u0800', 3],
  ['\uFFFF', 3],
  ['\u{10000}', 4],
  ['\u{10FFFF}', 4],
  ['\uD83D', 3],
  ['한지', 6],
  ['aé한👍', 10],
])('%j has %i bytes', (text, bytes) => {
  expect(utf8Length(text)).toBe(bytes);
});

it('adds up, and agrees with the encoding of addresses', () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(utf8Length(one + other)).toBe(utf8Length(one) + utf8Length(other));
      const encoded = encodeURIComponent(one).replaceAll(/%../g, '.');
      expect(utf8Length(one)).toBe(encoded.length);
    }),
  );
});
