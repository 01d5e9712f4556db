import { expect, it } from 'vitest';
import { isChunkFailure } from './chunk-failure.ts';

it.each([
  [new TypeError('Failed to fetch dynamically imported module: http://x/a.js'), true],
  [new TypeError('error loading dynamically imported module: http://x/a.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new Error('Unable to preload CSS for /assets/a.css'), true],
  [new Error('Failed to fetch the reader'), false],
  [new TypeError('x is not a function'), false],
  ['Unable to preload CSS', false],
])('%s: %s', (error, expected) => {
  expect(isChunkFailure(error)).toBe(expected);
});
