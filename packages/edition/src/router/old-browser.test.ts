import { expect, it } from 'vitest';
import { isOldBrowser } from './old-browser.ts';

it.each([
  ['Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Trident/4.0)', true],
  ['Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko', true],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0 Edg/156.0', false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', false],
])('%s is old: %s', (userAgent, old) => {
  expect(isOldBrowser(userAgent)).toBe(old);
});
