import { expect, it } from 'vitest';
import { rangesOf } from './chapter-ranges.ts';

const shown = Array.from({ length: 250 }, (_, index) => ({ id: 1000 + index }));

it('counts hundreds from the oldest, up or down as the list is shown', () => {
  expect(rangesOf(shown, false)).toEqual([
    { id: 1000, from: 1, to: 100 },
    { id: 1100, from: 101, to: 200 },
    { id: 1200, from: 201, to: 250 },
  ]);
  expect(rangesOf(shown, true)).toEqual([
    { id: 1000, from: 250, to: 151 },
    { id: 1100, from: 150, to: 51 },
    { id: 1200, from: 50, to: 1 },
  ]);
  expect(rangesOf([], true)).toEqual([]);
});
