import { expect, it } from 'vitest';
import { decodableUrl } from './decodable-url.ts';

it.each([
  ['/search/100%', '/search/100%25'],
  ['/search/100%?a=%', '/search/100%25?a=%'],
  ['/search/caf%C3%A9%', '/search/caf%C3%A9%25'],
  ['/search/%E0%A4%A', '/search/%25E0%25A4%25A'],
  ['/%ff/caf%C3%A9', '/%25ff/caf%C3%A9'],
  ['/search/50%25_a%5Cb', '/search/50%25_a%5Cb'],
  ['/', '/'],
])('reads %s as %s', (url, read) => {
  expect(decodableUrl(url)).toBe(read);
});
