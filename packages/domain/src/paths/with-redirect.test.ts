import { expect, it } from 'vitest';
import { withRedirect } from './with-redirect.ts';

it.each([
  ['/library?a=b', '/signup?redirect=%2Flibrary%3Fa%3Db'],
  ['/', '/signup'],
  ['', '/signup'],
  [null, '/signup'],
])('tells sign-up of %j by %s', (redirect, path) => {
  expect(withRedirect('/signup', redirect)).toBe(path);
});
