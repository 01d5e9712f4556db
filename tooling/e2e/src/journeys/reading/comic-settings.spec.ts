import { openControls } from '#browser/controls.ts';
import type { Page } from '@playwright/test';
import { at } from '#browser/editions.ts';
import { phrases } from '#browser/phrases.ts';
import { seenPageNames } from '#browser/seen-pages.ts';
import { expect, test } from '#browser/test.ts';
import { chapterPath, titleIn } from '#service/state.ts';

const { comic, viewer } = phrases['ko-KR'];

async function openChapter(page: Page, number: number): Promise<void> {
  await page.goto(at('ko', chapterPath(titleIn('ko-KR', 'comic'), number)));
  await expect.poll(() => seenPageNames(page)).toContain(`${number}/1`);
}

function groundOf(page: Page): Promise<string> {
  return page
    .locator('[data-ground]')
    .evaluate((element) => getComputedStyle(element).backgroundColor);
}

test('ko: a comic is set once for all, seen at once and kept for the next chapter', async ({
  page,
}) => {
  await openChapter(page, 1);
  await openControls(page);
  await page.getByRole('button', { name: viewer.settings }).click();
  const panel = page.getByRole('dialog', { name: viewer.settings });
  await panel.getByText(comic.groundBlack, { exact: true }).click();
  await expect.poll(() => groundOf(page)).toBe('rgb(0, 0, 0)');
  await panel.getByText(comic.gap, { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(panel).not.toBeVisible();
  await openChapter(page, 2);
  await expect.poll(() => groundOf(page)).toBe('rgb(0, 0, 0)');
});

test('ko: two fingers zoom the pictures and not the page', { tag: '@phone' }, async ({ page }) => {
  await openChapter(page, 1);
  const image = page.locator('[data-image]').first();
  const width = async () => (await image.boundingBox())?.width ?? 0;
  const before = await width();
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: 180 - apart / 2, y: 300, id: 0 },
              { x: 180 + apart / 2, y: 300, id: 1 },
            ],
    });
  await touch('touchStart', 80);
  for (const apart of [100, 120, 140, 160]) await touch('touchMove', apart);
  await touch('touchEnd', 0);
  await expect.poll(async () => (await width()) / before).toBeCloseTo(2, 1);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  const mark = page.getByRole('button', { name: viewer.resetZoom });
  await expect(mark).toBeVisible();
  await page.keyboard.press('0');
  await expect.poll(width).toBe(before);
  await expect(mark).not.toBeVisible();
});
