import { expect, it } from 'vitest';
import { loginPath, needsSignIn } from './sign-in-guard.ts';

it.each([
  '/inbox',
  '/inbox/gift',
  '/library',
  '/library/recent',
  '/account',
  '/account/delete',
  '/userinfo',
  '/userinfo/nickname',
  '/coin/history',
  '/coin/history/used',
  '/commenthistory',
  '/setting',
  '/maturecertificate',
  '/certificate/adult',
  '/manage/title',
  '/manage/article/1/2',
  '/challenge/bookshelf',
  '/challenge/bookshelf/history',
  '/challenge/comment-write/1/2',
  '/refund/request',
  '/refund/detail',
  '/Library/',
  '//library',
  '/%6cibrary/recent',
])('%s needs sign-in', (path) => {
  expect(needsSignIn(path)).toBe(true);
});

it.each([
  '/',
  '/libraryx',
  '/inboxes/gift',
  '/x/library',
  '/coin',
  '/coinpurchase',
  '/certificate/adult/web/callback',
  '/certificate',
  '/challenge',
  '/challenge/comment-list/1/2',
  '/challenge/bookshelves',
  '/refund/home',
  '/refund',
  '/comment/comic/1/2',
  '/login',
  '/%E0%A4%A/library',
])('%s is for everybody', (path) => {
  expect(needsSignIn(path)).toBe(false);
});

it('never throws on half of a character', () => {
  expect(loginPath('/library/\uD83D')).toBe('/login?redirect=%2Flibrary%2F%EF%BF%BD');
});

it('tells Login the wanted path with its query', () => {
  expect(loginPath('/library/recent?order=name&x=1')).toBe(
    '/login?redirect=%2Flibrary%2Frecent%3Forder%3Dname%26x%3D1',
  );
});
