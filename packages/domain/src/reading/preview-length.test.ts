import fc from 'fast-check';
import { expect, it } from 'vitest';
import { previewLength } from './preview-length.ts';

it.each([
  ['15 % of a chapter', 5000, { wanted: 750, most: 2500 }],
  ['a little more than nothing of a short one', 1000, { wanted: 300, most: 500 }],
  ['half of a very short one', 301, { wanted: 150, most: 150 }],
  ['nothing of a sign', 1, { wanted: 0, most: 0 }],
  ['nothing of nothing', 0, { wanted: 0, most: 0 }],
])('shows %s', (_, characters, length) => {
  expect(previewLength(characters)).toEqual(length);
});

it('never shows more than half', () => {
  fc.assert(
    fc.property(fc.nat(), (characters) => {
      const { wanted, most } = previewLength(characters);
      expect(wanted).toBeLessThanOrEqual(most);
      expect(most * 2).toBeLessThanOrEqual(characters);
    }),
  );
});
