import { expect, it } from 'vitest';
import { isWideScreen } from '@hanji/domain/screens/wide-screen.ts';
import { catalogPageSize } from './catalog-page-size.ts';

it.each([
  [767, 9],
  [768, 10],
])('[A2-007] [B2-077] a window of %i px loads pages of %i', (width, size) => {
  expect(catalogPageSize(isWideScreen(width))).toBe(size);
});
