import { expect, it } from 'vitest';
import { median } from './median.ts';

it('is what stands in the middle, whatever the order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([2, 8, 4, 6])).toBe(6);
});

it('has no middle of nothing', () => {
  expect(() => median([])).toThrow('nothing was measured');
});
