import { expect, it } from 'vitest';
import { hasPreview } from './has-preview.ts';

it.each([
  [false, 0, false],
  [false, 1, true],
  [true, 0, false],
  [true, 1, false],
])('free %s with %i pages for a preview: %s', (free, trialPages, has) => {
  expect(hasPreview({ free, trialPages })).toBe(has);
});
