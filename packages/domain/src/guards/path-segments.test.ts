import { expect, it } from 'vitest';
import { liesUnder, pathSegments, plainPath } from './path-segments.ts';

it.each([
  ['/', []],
  ['', []],
  ['/comic/1', ['comic', '1']],
  ['//comic//1/', ['comic', '1']],
  ['/a%2Fb/%ED%95%9C', ['a/b', '한']],
  ['/%E0%A4%A/x', ['%E0%A4%A', 'x']],
])('%s has the pieces %j', (path, pieces) => {
  expect(pathSegments(path)).toEqual(pieces);
});

it.each([
  ['/', '/'],
  ['/Login/', '/login'],
  ['/%4Cogin/changePassword', '/login/changepassword'],
])('%s is compared as %s', (path, plain) => {
  expect(plainPath(path)).toBe(plain);
});

it.each([
  ['/login', true],
  ['/login/x', true],
  ['/loginx', false],
  ['/x/login', false],
])('%s lies under /login: %s', (path, under) => {
  expect(liesUnder(path, '/login')).toBe(under);
});
