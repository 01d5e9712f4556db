import { expect, it } from 'vitest';
import { withoutTrailingSlashes } from './without-trailing-slashes.ts';

it.each([
  ['', ''],
  ['/', ''],
  ['///', ''],
  ['/login', '/login'],
  ['/login/', '/login'],
  ['/login///', '/login'],
  ['//login/x', '//login/x'],
])('%j is %j', (path, shorter) => {
  expect(withoutTrailingSlashes(path)).toBe(shorter);
});

it('takes no longer for slashes that are followed by something', () => {
  const path = `/a${'/'.repeat(200_000)}b`;
  // By its square this would take longer than a test may.
  expect(withoutTrailingSlashes(path)).toBe(path);
});
