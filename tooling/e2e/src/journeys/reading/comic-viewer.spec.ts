import { openControls } from '#browser/controls.ts';
import type { Page } from '@playwright/test';
import { at } from '#browser/editions.ts';
import { phrases } from '#browser/phrases.ts';
import { seenPageNames, seenPages } from '#browser/seen-pages.ts';
import { expect, test } from '#browser/test.ts';
import { chapterPath, contentPath, titleIn } from '#service/state.ts';

const { viewer } = phrases['ko-KR'];

/** Waits until nothing is missing on the screen, then names its pages. */
async function settledPages(page: Page): Promise<string[]> {
  await expect.poll(() => seenPageNames(page)).not.toEqual([]);
  return seenPageNames(page);
}

/** Pixels from the page's top to the end of the last picture; what follows a chapter comes later. */
function endOfPictures(page: Page): Promise<number> {
  const strip = page.locator('[data-strip]');
  return strip.evaluate((box) => Math.round(box.getBoundingClientRect().bottom + window.scrollY));
}

test('[A2-099] ko: 200 pages stand in their order from the first to the last', async ({ page }) => {
  await page.goto(at('ko', chapterPath(titleIn('ko-KR', 'long'), 1)));
  expect(await settledPages(page)).toContain('1/1');
  const height = await endOfPictures(page);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), height * part);
    await expect
      .poll(async () => {
        const numbers = (await seenPages(page)).map((seen) => seen.page);
        const first = numbers[0] ?? 0;
        const inOrder = numbers.every((number, index) => number === first + index);
        return inOrder && numbers.length > 0 && Math.abs(first / 200 - part) < 0.03;
      })
      .toBe(true);
  }
  await expect.poll(() => seenPageNames(page)).toContain('1/200');
  expect(await endOfPictures(page)).toBe(height);
  await expect(page.getByText(viewer.allRead)).toBeAttached();
});

test('[B4-049] ko: pages from right to left, in pairs on wide screens', async ({ page }, {
  project,
}) => {
  await page.goto(at('ko', chapterPath(titleIn('ko-KR', 'rtl'), 1)));
  await settledPages(page);
  await page.keyboard.press('ArrowLeft');
  const wide = project.name === 'desktop';
  // The first to be read stands on the right.
  const inReadingOrder = async () => {
    const pages = (await seenPages(page)).toSorted((a, b) => b.left - a.left);
    return pages.map((seen) => seen.page);
  };
  await expect.poll(inReadingOrder).toEqual(wide ? [2, 3] : [2]);
});

test('[A2-099] [A4-025] ko: the same chapter by pages and as a strip, at the same page', async ({
  page,
}) => {
  await page.goto(at('ko', chapterPath(titleIn('ko-KR', 'magazine-comic'), 1)));
  await settledPages(page);
  await page.keyboard.press('ArrowRight');
  // The cover stands alone on every screen.
  const turned = '1/2';
  await expect.poll(async () => (await seenPageNames(page))[0]).toBe(turned);
  await openControls(page);
  await page.getByRole('button', { name: viewer.vertical }).click();
  await expect.poll(async () => (await seenPages(page))[0]?.top).toBeLessThan(100);
  expect((await seenPageNames(page))[0]).toBe(turned);
});

test('[A2-104] [A2-106] [A2-107] [B2-152] ko: the end of a chapter leads on, the last one says that all is read', async ({
  page,
}) => {
  const title = titleIn('ko-KR', 'rtl');
  const comic = titleIn('ko-KR', 'comic');
  await page.goto(at('ko', chapterPath(comic, 1)));
  await settledPages(page);
  await page.keyboard.press('End');
  await page.getByRole('link', { name: viewer.continueReading }).click();
  await expect(page).toHaveURL(at('ko', chapterPath(comic, 2)));
  await expect.poll(() => seenPageNames(page)).toContain('2/1');
  await openControls(page);
  await page.getByRole('button', { name: viewer.previousEpisode }).click();
  await expect(page).toHaveURL(at('ko', chapterPath(comic, 1)));

  await page.goto(at('ko', chapterPath(title, 1)));
  await settledPages(page);
  const allRead = page.getByText(viewer.allRead);
  await expect(async () => {
    await page.keyboard.press('ArrowLeft');
    // Slides that lie hidden behind the one on screen are in the viewport too.
    await expect(allRead).toBeVisible({ timeout: 200 });
    await expect(allRead).toBeInViewport({ timeout: 200 });
  }).toPass();
  await page.getByRole('link', { name: viewer.backToTitle }).last().click();
  await expect(page).toHaveURL(new RegExp(`${contentPath(title)}#chapter-\\d+$`));
});
