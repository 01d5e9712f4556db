import { contentTypes } from '@hanji/contract/vocabulary.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contentRouteGuard } from './content-route-guard.ts';

const notFound = { kind: 'notFound' };
const cancel = { kind: 'cancel' };

it.each([
  ['/comment/user/12', null],
  ['/comment/user/0', null],
  ['/comment/user/x', cancel],
  ['/comment/user/12x', cancel],
  ['/comment/user/x12', cancel],
  ['/comment/user/-1', cancel],
  ['/comment/user/1.5', cancel],
  ['/comment/user/%31', null],
  ['/comment/user', null],
  ['/comment/user/12/13', notFound],
  ['/comment/users/x', null],
  ['/x/user/y', null],
])('comments of an author: %s', (path, verdict) => {
  expect(contentRouteGuard(path)).toEqual(verdict);
});

it.each(contentTypes)('viewer, preview and comments of a %s', (type) => {
  expect(contentRouteGuard(`/${type}/1/chapter/2/product`)).toBeNull();
  expect(contentRouteGuard(`/${type}/1/chapter/2/trial/`)).toBeNull();
  expect(contentRouteGuard(`/preview/${type}/1/chapter/epub`)).toBeNull();
  expect(contentRouteGuard(`/comment/${type}/1/2`)).toBeNull();
});

it.each([
  '/Comic/1/chapter/2/product',
  '/webtoon/1/chapter/2/product',
  '/toString/1/chapter/2/product',
  '/comic/1/chapter/2/rental',
  '/comic/1/chapter/2/Product',
  '/preview/webtoon/1/chapter/epub',
  '/preview/comic/1/chapter/pdf',
  '/preview/comic/1/volume/epub',
  '/comment/webtoon/1/2',
])('%s is no page', (path) => {
  expect(contentRouteGuard(path)).toEqual(notFound);
});

it.each([
  '/',
  '/menu/all_comic/chapter',
  '/challenge/ranking/chapter',
  '/event/contest/chapter/2',
  '/webtoon/1/chapter/2/product/3',
  '/webtoon/1/volume/2/product',
  '/preview',
  '/preview/comic',
])('%s is none of these', (path) => {
  expect(contentRouteGuard(path)).toBeNull();
});

it('lets nobody pass but numbers', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9-]+$/), (id) => {
      const verdict = contentRouteGuard(`/comment/user/${id}`);
      expect(verdict).toEqual(/[^0-9]/.test(id) ? cancel : null);
    }),
  );
});
