import { languageCookie } from '@hanji/i18n/language-cookie.ts';
import { expect, it } from 'vitest';
import type { Pages } from '#pages/page.ts';
import type { GuardedReader } from '#session/current-reader.ts';
import { navigationGuard } from './navigation-guard.ts';
import { routeFinder } from './route-finder.ts';

const pages: Pages = {
  '/': {},
  '/library/:tab?': { access: 'member' },
  '/login': {},
  '/all_comic': { redirect: '/?category=all_comic' },
};
const find = routeFinder(Object.entries(pages).map(([path, handle]) => ({ path, handle })));
const visitor: GuardedReader = { signedIn: false, userAgent: 'Firefox', cookies: '' };
const member = { ...visitor, signedIn: true };
const reading = { challenge: false, contests: false, refund: false };
const allow = { kind: 'allow' };

function to(path: string) {
  return { kind: 'redirect', to: path };
}

function at(address: string, reader = visitor, supports = reading) {
  const { pathname, search } = new URL(address, 'http://site');
  return navigationGuard({ supports }, find)({ pathname, search }, reader);
}

it('[B2-003] sends a visitor to Login, which is told the wanted path with its query', () => {
  expect(at('/library/recent?order=name&x=1')).toEqual(
    to('/login?redirect=%2Flibrary%2Frecent%3Forder%3Dname%26x%3D1'),
  );
});

it('asks for sign-in where the page itself says so, however its path is spelled', () => {
  for (const path of ['/library', '/Library/', '/%6cibrary/recent']) {
    expect(at(path)).toEqual(to(`/login?redirect=${encodeURIComponent(path)}`));
    expect(at(path, member)).toEqual(allow);
  }
  for (const path of ['/', '/libraryx', '/x/library', '/login']) expect(at(path)).toEqual(allow);
});

it('lets a signed-in reader pass Login to where it leads', () => {
  expect(at('/login?redirect=%2Flibrary', member)).toEqual(to('/library'));
});

it('reads the query of children of Login', () => {
  expect(at('/login/auth')).toEqual(to('/login'));
  expect(at('/login/auth?nextPage=true')).toEqual(allow);
});

it('leads everything but the open paths of a shutdown build to the refund', () => {
  const shut = { ...reading, refund: true };
  expect(at('/comic/1', visitor, shut)).toEqual(to('/refund/home'));
  expect(at('/refund/home', visitor, shut)).toEqual(allow);
});

it('opens challenge where the edition has it, unless the language cookie says another language', () => {
  const japanese = { ...reading, challenge: true };
  const speaking = (locale: 'ja-JP' | 'ko-KR') => ({ ...visitor, cookies: languageCookie(locale) });
  expect(at('/challenge', visitor, japanese)).toEqual(allow);
  expect(at('/challenge', speaking('ja-JP'), japanese)).toEqual(allow);
  expect(at('/challenge', speaking('ko-KR'), japanese)).toEqual(to('/'));
  expect(at('/challenge')).toEqual(to('/'));
});

it('[B2-064] opens contests where the edition has them, unless the language cookie says another', () => {
  const japanese = { ...reading, contests: true };
  const korean = { ...visitor, cookies: languageCookie('ko-KR') };
  for (const path of ['/event/contest', '/event/contest/113', '/event/contest/1/list']) {
    expect(at(path, visitor, japanese)).toEqual(allow);
    expect(at(path, korean, japanese)).toEqual(to('/'));
    expect(at(path)).toEqual(to('/'));
  }
});

it('says which address is no page, and which navigation is none', () => {
  expect(at('/webtoon/1/chapter/2/product')).toEqual({ kind: 'notFound' });
  expect(at('/comment/user/x')).toEqual({ kind: 'cancel' });
});

it('follows what a page says instead of itself', () => {
  expect(at('/all_comic')).toEqual(to('/?category=all_comic'));
});
