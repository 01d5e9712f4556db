import { english } from '#account/editions.ts';
import { enterSettled } from '#account/settled-member.ts';
import { at } from '#browser/editions.ts';
import { memberScreensIn, screensIn } from '#browser/screens.ts';
import { expect, test } from '#browser/test.ts';

const checked = [
  'Home',
  'search',
  'search results',
  'no results',
  'a comic',
  'a novel',
  'a comic chapter',
  'a novel chapter',
  'comments',
  'answers',
  'an inquiry',
  'terms',
];

test.describe('at 360 px', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 360, height: 740 } });

  // Its words are the longest.
  test('de-DE: no screen scrolls sideways', async ({ page, context }) => {
    const url = at('global', '/');
    const visited = screensIn('de-DE').filter((listed) => checked.includes(listed.name));
    const talked = await enterSettled(page, english);
    await context.addCookies([{ name: 'global_language', value: 'de-DE', url }]);
    for (const screen of [...visited, ...memberScreensIn('global', talked)]) {
      await page.goto(at('global', screen.path));
      await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
      await page.waitForLoadState('networkidle');
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, screen.name).toBeLessThanOrEqual(360);
    }
  });
});
