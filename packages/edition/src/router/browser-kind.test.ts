import { isWideBrowser } from '@hanji/domain/screens/widths.ts';
import { expect, it } from 'vitest';
import { browserKind } from './browser-kind.ts';
import { isOldBrowser } from './old-browser.ts';

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', 'Wide'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Firefox/140.0', 'Mobile'],
  ['Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko', 'Wide Trident/'],
  ['Mozilla/4.0 (compatible; MSIE 7.0; Mobi)', 'Mobile Trident/'],
  ['', 'Wide'],
])('of %j pages read %j', (userAgent, kind) => {
  expect(browserKind(userAgent)).toBe(kind);
  expect(isWideBrowser(kind)).toBe(isWideBrowser(userAgent));
  expect(isOldBrowser(kind)).toBe(isOldBrowser(userAgent));
});
