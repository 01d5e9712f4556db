import { languageCookie } from '@hanji/i18n/language-cookie.ts';
import { beforeEach, expect, it } from 'vitest';
import { writeCurrentUser } from '#session/current-user.ts';
import { guardNavigation } from './guard-navigation.ts';

beforeEach(() => {
  localStorage.clear();
  document.cookie = `${languageCookie('ja-JP').split(';')[0]}; Max-Age=0; Path=/`;
});

const reading = { challenge: false, refund: false };

function open(path: string, supports = reading): string | null {
  return (
    guardNavigation({ supports })({
      request: new Request(`https://hanji.example${path}`),
    })?.headers.get('location') ?? null
  );
}

it('[B2-003] sends a visitor to Login, which is told the wanted path with its query', () => {
  expect(open('/library/recent?order=name&x=1')).toBe(
    '/login?redirect=%2Flibrary%2Frecent%3Forder%3Dname%26x%3D1',
  );
});

it('lets a signed-in reader pass, and past Login to where it leads', () => {
  writeCurrentUser(localStorage, { userId: '7', nickname: 'x', avatarImageUrl: null });
  expect(open('/library')).toBeNull();
  expect(open('/login?redirect=%2Flibrary')).toBe('/library');
});

it('reads the query of children of Login', () => {
  expect(open('/login/auth')).toBe('/login');
  expect(open('/login/auth?nextPage=true')).toBeNull();
});

it('leads everything but the open paths of a shutdown build to the refund', () => {
  const shut = { challenge: false, refund: true };
  expect(open('/comic/1', shut)).toBe('/refund/home');
  expect(open('/refund/home', shut)).toBeNull();
});

it('opens challenge where the edition has it and the language cookie says Japanese', () => {
  const japanese = { challenge: true, refund: false };
  expect(open('/challenge', japanese)).toBe('/');
  document.cookie = languageCookie('ja-JP');
  expect(open('/challenge', japanese)).toBeNull();
  expect(open('/challenge')).toBe('/');
});

it('leaves to the page what is no page', () => {
  expect(open('/webtoon/1/chapter/2/product')).toBeNull();
});
