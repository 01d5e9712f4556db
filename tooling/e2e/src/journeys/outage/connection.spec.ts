import { at } from '#browser/editions.ts';
import { unreachable } from '#browser/faults.ts';
import { phrases } from '#browser/phrases.ts';
import { seenPageNames } from '#browser/seen-pages.ts';
import { expect, test } from '#browser/test.ts';
import { chapterPath, titleIn } from '#service/state.ts';

const { errors, viewer } = phrases['ko-KR'];

test.beforeEach(({ faults }) => {
  faults.expect(unreachable, /dynamically imported module/);
});

test(
  'a device that is offline is told so, and goes on by itself',
  { tag: '@phone' },
  async ({ page, context }) => {
    const comic = titleIn('ko-KR', 'comic');
    await page.goto(at('ko', '/'));
    const link = page.getByRole('link', { name: comic.name }).first();
    await expect(link).toBeVisible();
    await context.setOffline(true);
    await link.click();
    await expect(page.getByRole('heading', { name: errors.offlineTitle })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: comic.name })).toBeVisible();
  },
);

test(
  'a page that fails twice comes at the third try, by itself',
  { tag: '@phone' },
  async ({ page }) => {
    let tries = 0;
    await page.route('**/media/pages/**', async (route) => {
      tries += 1;
      await (tries <= 2 ? route.abort() : route.continue());
    });
    await page.goto(at('ko', chapterPath(titleIn('ko-KR', 'magazine-comic'), 1)));
    await expect.poll(() => seenPageNames(page)).toContain('1/1');
  },
);

test(
  'a page that keeps failing has its own retry, and nothing else moves',
  { tag: '@phone' },
  async ({ page }) => {
    let broken = true;
    await page.route('**/media/pages/**', async (route) => {
      await (broken ? route.abort() : route.continue());
    });
    await page.goto(at('ko', chapterPath(titleIn('ko-KR', 'comic'), 1)));
    const failed = page
      .getByRole('group', { name: viewer.imageFailed.replace('{{page}}', '1') })
      .first();
    await expect(failed).toBeVisible();
    const before = await page.evaluate(() => document.documentElement.scrollHeight);
    broken = false;
    await failed.getByRole('button', { name: viewer.imageRetry, exact: true }).click();
    await expect.poll(() => seenPageNames(page)).toEqual(['1/1']);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
  },
);
