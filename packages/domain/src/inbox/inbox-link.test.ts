import { expect, it } from 'vitest';
import { inboxLink } from './inbox-link.ts';

it.each([
  '/comic/7',
  '/',
  '/search/%EA%B3%A0%EC%96%91?page=2#top',
  'https://shop.example',
  'https://shop.example:8443/a?b=c#d',
  'https://a-b.shop.example/%E2%9C%93',
])('leads to %s', (link) => {
  expect(inboxLink(link)).toBe(link);
});

it.each([
  null,
  '',
  'comic/7',
  '//evil.example',
  '/\\evil.example',
  '/%2fevil.example',
  '/a/../../evil',
  'http://shop.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'https:shop.example',
  'https:///shop.example',
  'https://me:secret@shop.example',
  'https://shop.example@evil.example',
  'https://shop.example\\@evil.example',
  'https://shop.example/a\nb',
  ' https://shop.example',
  'https://localhost',
  'https://шop.example',
  `https://shop.example/${'a'.repeat(2048)}`,
])('does not lead to %j', (link) => {
  expect(inboxLink(link)).toBeNull();
});
