import { expect, it } from 'vitest';
import { catalogPageSize } from './page-sizes.ts';
import { isWideScreen } from './widths.ts';

it.each([
  [767, 9],
  [768, 10],
])('[A2-007, B2-077] a window of %i px loads pages of %i', (width, size) => {
  expect(catalogPageSize(isWideScreen(width))).toBe(size);
});
