import type { Locale } from '@hanji/contract/vocabulary.ts';
import { at } from '#browser/editions.ts';
import { screensIn } from '#browser/screens.ts';
import { expect, test } from '#browser/test.ts';

const languages: { name: 'ja' | 'global'; language: Locale }[] = [
  { name: 'global', language: 'de-DE' },
  { name: 'ja', language: 'ja-JP' },
];
const checked = [
  'Home',
  'search',
  'search results',
  'no results',
  'a comic',
  'a novel',
  'a comic chapter',
  'a novel chapter',
];

test.describe('at 360 px', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const { name, language } of languages) {
    test(`${language}: no screen scrolls sideways`, async ({ page, context }) => {
      await context.addCookies([{ name: 'global_language', value: language, url: at(name, '/') }]);
      for (const screen of screensIn(language).filter((listed) => checked.includes(listed.name))) {
        await page.goto(at(name, screen.path));
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await page.waitForLoadState('networkidle');
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(width, screen.name).toBeLessThanOrEqual(360);
      }
    });
  }
});
