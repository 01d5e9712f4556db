import { expect, it } from 'vitest';
import { countsAsView } from './counts-as-view.ts';

it.each([
  ['read', false, true],
  ['read', true, false],
  ['finished', false, false],
  ['finished', true, false],
] as const)('%s, opened before on that day %s: %s', (kind, openedToday, counts) => {
  expect(countsAsView(kind, openedToday)).toBe(counts);
});
