import { expect, it } from 'vitest';
import { isWideScreen } from './widths.ts';

it.each([
  [360, false],
  [767, false],
  [768, true],
])('[A2-085] [B9-021] a window of %i px is wide: %s', (width, wide) => {
  expect(isWideScreen(width)).toBe(wide);
});
