import { expect, it } from 'vitest';
import { accountRouteGuard } from './account-route-guard.ts';

const visitor = { signedIn: false, emailCertified: false };
const member = { ...visitor, signedIn: true };
const certified = { ...visitor, emailCertified: true };

it.each([
  ['/login', {}, '/'],
  ['/login/email', {}, '/'],
  ['/login', { redirect: '/library?x=1' }, '/library?x=1'],
  ['/login/email', { redirect: '/library' }, '/library'],
  ['/Login/', { redirect: '//elsewhere.example' }, '/'],
])('who is signed in does not see %s with %j but %s', (path, query, to) => {
  expect(accountRouteGuard(path, query, member)).toEqual({ kind: 'redirect', to });
  expect(accountRouteGuard(path, query, visitor)).toBeNull();
});

it.each(['auth', 'dormant', 'agree', 'campaign', 'changePassword'])(
  '/login/%s needs the parameter nextPage',
  (child) => {
    const path = `/login/${child}`;
    for (const query of [{}, { nextPage: '' }, { nextpage: 'true' }]) {
      const login = { kind: 'redirect', to: '/login' };
      expect(accountRouteGuard(path, query, visitor)).toEqual(login);
      expect(accountRouteGuard(path, query, member)).toEqual(login);
    }
    expect(accountRouteGuard(path, { nextPage: 'true' }, visitor)).toBeNull();
    expect(accountRouteGuard(path, { nextPage: 'true' }, member)).toBeNull();
  },
);

it('/signup begins with the email', () => {
  const to = '/signup/certificateEmail';
  expect(accountRouteGuard('/signup', {}, certified)).toEqual({ kind: 'redirect', to });
  expect(accountRouteGuard(to, {}, visitor)).toBeNull();
});

it.each([
  ['/signup', '/signup/certificateEmail?redirect=%2Flibrary%3Fx%3D1'],
  ['/signup/joinForm', '/signup?redirect=%2Flibrary%3Fx%3D1'],
])('%s leads on with where the reader wanted to go', (path, to) => {
  const verdict = accountRouteGuard(path, { redirect: '/library?x=1' }, visitor);
  expect(verdict).toEqual({ kind: 'redirect', to });
});

it.each([
  ['/signup/certificateCheck', '/'],
  ['/signup/joinForm', '/signup'],
])('%s without a certified email leads to %s', (path, to) => {
  expect(accountRouteGuard(path, {}, member)).toEqual({ kind: 'redirect', to });
  expect(accountRouteGuard(path, {}, certified)).toBeNull();
});

it.each([
  ['/password/result', 'state', '/password/find'],
  ['/member/profile/password/reset', 'token', '/password/find'],
  ['/login/password/reset', 'token', '/login/password/find'],
])('%s without %s leads to %s', (path, name, to) => {
  expect(accountRouteGuard(path, {}, visitor)).toEqual({ kind: 'redirect', to });
  expect(accountRouteGuard(path, { [name]: '' }, visitor)).toEqual({ kind: 'redirect', to });
  expect(accountRouteGuard(path, { [name]: 'x' }, visitor)).toBeNull();
});

it.each(['/', '/login/password/find', '/password/find', '/loginx', '/userinfo'])(
  '%s is none of these',
  (path) => {
    expect(accountRouteGuard(path, {}, member)).toBeNull();
    expect(accountRouteGuard(path, {}, visitor)).toBeNull();
  },
);
