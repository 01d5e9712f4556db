import { expect, it } from 'vitest';
import { hasPage } from './site-paths.ts';

const paths = ['/', '/library/:tab?', '/menu/:category/event', '/:contentType/:contentId', '/x/*'];

it.each([
  ['/', true],
  ['/?category=all_novel', true],
  ['/library', true],
  ['/library/recent', true],
  ['/menu/all_comic/event', true],
  ['/menu/all_comic', false],
  // A title's pattern fits any two words.
  ['/document/notice', false],
  ['/x/anything', true],
  ['/setting', false],
])('%s is a page: %s', (address, expected) => {
  expect(hasPage(paths, address)).toBe(expected);
});
