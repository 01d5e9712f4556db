import type { PageHead } from '@hanji/contract/pages.ts';
import { expect, it } from 'vitest';
import { pageAddresses } from './page-addresses.ts';

const head = { language: null } as PageHead;

function canonical(pathname: string, search = ''): string {
  const origin = 'https://ko.hanji.example';
  return pageAddresses({ ...page, origin, pathname, search, head }).canonical;
}
const page = {
  locale: 'ko-KR',
  languages: ['ko-KR'],
  originOf: (language: string) => `https://${language.slice(0, 2)}.hanji.example`,
} as const;

it('leads from a work to the same in other languages, where they are spoken', () => {
  const others = [{ language: 'ja-JP', path: '/comic/9' }] as const;
  const at = { ...page, origin: 'https://ko.hanji.example', pathname: '/comic/7', search: '' };
  expect(pageAddresses({ ...at, head: { ...head, language: 'ko-KR', others } })).toEqual({
    canonical: 'https://ko.hanji.example/comic/7',
    alternates: [
      { language: 'ko-KR', href: 'https://ko.hanji.example/comic/7' },
      { language: 'ja-JP', href: 'https://ja.hanji.example/comic/9' },
    ],
  });
  // On another site it is the same title.
  const away = {
    ...at,
    origin: 'https://en.hanji.example',
    head: { ...head, language: 'ko-KR' },
  } as const;
  expect(pageAddresses(away)).toEqual({
    canonical: 'https://ko.hanji.example/comic/7',
    alternates: [],
  });
});

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
