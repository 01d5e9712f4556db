import fc from 'fast-check';
import { expect, it } from 'vitest';
import { afterAuthorize, nextPagePath } from './after-authorize.ts';

const standing = { dormant: false, consentNeeded: false, passwordChangeDue: false };

it.each([
  ['auth', null, '/login/auth?nextPage=true'],
  ['auth', '/', '/login/auth?nextPage=true'],
  ['auth', '/library?x=1&y', '/login/auth?nextPage=true&redirect=%2Flibrary%3Fx%3D1%26y'],
  ['campaign', '//elsewhere.example', '/login/campaign?nextPage=true'],
  ['auth', '/search/\uD83D', '/login/auth?nextPage=true'],
  ['changePassword', '/setting', '/login/changePassword?nextPage=true&redirect=%2Fsetting'],
] as const)('%s with the redirect %s is %s', (page, redirect, path) => {
  expect(nextPagePath(page, redirect)).toBe(path);
});

it.each([
  [{}, '/library'],
  [{ passwordChangeDue: true }, '/login/campaign?nextPage=true&redirect=%2Flibrary'],
  [{ consentNeeded: true }, '/login/agree?nextPage=true&redirect=%2Flibrary'],
  [
    { consentNeeded: true, passwordChangeDue: true },
    '/login/agree?nextPage=true&redirect=%2Flibrary',
  ],
  [{ dormant: true }, '/login/dormant?nextPage=true&redirect=%2Flibrary'],
  [
    { dormant: true, consentNeeded: true, passwordChangeDue: true },
    '/login/dormant?nextPage=true&redirect=%2Flibrary',
  ],
])('an account that stands so: %j, goes on to %s', (more, path) => {
  expect(afterAuthorize({ ...standing, ...more }, '/library')).toBe(path);
});

it('goes home where no redirect is stored', () => {
  expect(afterAuthorize(standing, null)).toBe('/');
});

it('never leads to another host', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.constant('//x.example/y')), (redirect) => {
      expect(afterAuthorize(standing, redirect)).toBe('/');
      expect(nextPagePath('auth', redirect)).toBe('/login/auth?nextPage=true');
    }),
  );
});
