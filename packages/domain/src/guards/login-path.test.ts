import { expect, it } from 'vitest';
import { loginPath } from './login-path.ts';

it('never throws on half of a character', () => {
  expect(loginPath('/library/\uD83D')).toBe('/login?redirect=%2Flibrary%2F%EF%BF%BD');
});

it('tells Login the wanted path with its query', () => {
  expect(loginPath('/library/recent?order=name&x=1')).toBe(
    '/login?redirect=%2Flibrary%2Frecent%3Forder%3Dname%26x%3D1',
  );
});
