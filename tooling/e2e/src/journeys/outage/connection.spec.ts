import type { Page } from '@playwright/test';
import { openControls } from '#browser/controls.ts';
import { at } from '#browser/editions.ts';
import { unreachable } from '#browser/faults.ts';
import { novelText } from '#browser/novel-text.ts';
import { phrases } from '#browser/phrases.ts';
import { seenPageNames } from '#browser/seen-pages.ts';
import { expect, test } from '#browser/test.ts';
import { chapterPath, contentPath, titleIn } from '#service/state.ts';

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

/** How many chapters this browser keeps; to open a database that is not there would make an empty one. */
function keptChapters(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'hanji.chapters')) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('hanji.chapters');
      opening.addEventListener('error', () => reject(new Error('not opened')));
      opening.addEventListener('success', () => {
        const counting = opening.result.transaction('books').objectStore('books').count();
        counting.addEventListener('success', () => {
          opening.result.close();
          resolve(counting.result);
        });
      });
    });
  });
}

test(
  'a novel’s chapter that was read opens without a connection, and another says that there is none',
  { tag: '@phone' },
  async ({ page, context }) => {
    const novel = titleIn('ko-KR', 'novel');
    await page.goto(at('ko', chapterPath(novel, 1)));
    await expect(novelText(page)).toBeVisible();
    await expect.poll(() => keptChapters(page)).toBe(1);
    // Another page, which has nothing of its book but what the device keeps.
    await page.goto(at('ko', contentPath(novel)));
    const links = (number: number) =>
      page
        .locator(`main a[href="${chapterPath(novel, number)}"]`)
        .filter({ visible: true })
        .first();
    await expect(links(1)).toBeVisible();
    await context.setOffline(true);
    await links(1).click();
    await expect(novelText(page)).toBeVisible();
    await page.goBack();
    await links(2).click();
    await expect(page.getByRole('heading', { name: errors.offlineTitle })).toBeVisible();
    await context.setOffline(false);
    await expect(novelText(page)).toBeVisible();
  },
);

/** Whether the page and the worker are kept by which the site opens without a connection. */
function opensWithout(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const isKept = await caches.match('/offline.html', { ignoreVary: true });
    return Boolean(registration?.active) && isKept !== undefined;
  });
}

test(
  'a chapter that was read opens in another tab without a connection, and what is online is never old',
  { tag: '@phone' },
  async ({ page, context }) => {
    const novel = titleIn('ko-KR', 'novel');
    await page.goto(at('ko', chapterPath(novel, 1)));
    await expect(novelText(page)).toBeVisible();
    await expect.poll(() => opensWithout(page)).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(novelText(page)).toBeVisible();
    await expect(page.getByText(viewer.keptOffline)).toBeVisible();
    await openControls(page);
    await page.getByRole('button', { name: viewer.textSettings }).click();
    await expect(page.getByRole('dialog', { name: viewer.textSettings })).toBeVisible();
    const other = await context.newPage();
    await other.goto(at('ko', chapterPath(novel, 1)));
    await expect(novelText(other)).toBeVisible();
    // Of what is not kept the site itself says that there is no connection.
    await other.goto(at('ko', chapterPath(novel, 2)));
    await expect(other.getByRole('heading', { name: errors.offlineTitle })).toBeVisible();
    await context.setOffline(false);
    const drawn = await other.goto(at('ko', chapterPath(novel, 1)));
    expect(drawn?.fromServiceWorker()).toBe(true);
    // The page that the service makes for this address, and not the kept one.
    expect(await drawn?.text()).toContain('rel="canonical"');
    await expect(novelText(other)).toBeVisible();
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
