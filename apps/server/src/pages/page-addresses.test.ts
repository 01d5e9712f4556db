import type { PageHead } from '@hanji/contract/pages.ts';
import { expect, it } from 'vitest';
import { pageAddresses } from './page-addresses.ts';

const head = { language: null } as PageHead;

function canonical(pathname: string, search = ''): string {
  const origin = 'https://ko.hanji.example';
  return pageAddresses({ origin, pathname, search, head, locale: 'ko-KR', languages: ['ko-KR'] })
    .canonical;
}

it.each([
  ['/', '', '/'],
  ['///', '', '/'],
  ['/login', '', '/login'],
  ['/login//', '', '/login'],
  ['/', '?category=all_novel&utm_source=x', '/?category=all_novel'],
  ['/', '?category=zzz', '/'],
  ['/', '?category=%22%3Ex', '/'],
  [
    '/menu/all_comic/genre',
    '?currentItemCode=drama',
    '/menu/all_comic/genre?currentItemCode=drama',
  ],
  ['/menu/all_comic/genre', '?currentItemCode=%3Cb%3E', '/menu/all_comic/genre'],
])('the address of %s%s is %s', (pathname, search, address) => {
  expect(canonical(pathname, search)).toBe(`https://ko.hanji.example${address}`);
});

it('takes one step for each slash of an address', () => {
  const pathname = `/a${'/'.repeat(200_000)}b`;
  // By the square of their number this would take longer than a test may.
  expect(canonical(pathname)).toHaveLength('https://ko.hanji.example'.length + pathname.length);
});
