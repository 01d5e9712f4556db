import type { Page } from '@playwright/test';
import { at } from '#browser/editions.ts';
import { seenPageNames } from '#browser/seen-pages.ts';
import { expect, test } from '#browser/test.ts';
import { chapterPath, titleIn } from '#service/state.ts';

/** A finger goes over the screen from one share of its width to another, and is lifted. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: width * share, y: height / 2, id: 0 }],
    });
  await touch('touchStart', from);
  for (let step = 1; step <= 8; step += 1) {
    await touch('touchMove', from + ((to - from) * step) / 8);
  }
  await touch('touchEnd', to);
  await session.detach();
}

test(
  '[A4-033] [B4-047] ko: a finger turns pages, pulled towards where the next one lies',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(at('ko', chapterPath(titleIn('ko-KR', 'rtl'), 1)));
    // Before it stands, taps and keys alone turn.
    await expect(page.locator('[data-ready="true"]')).toBeVisible();
    await expect.poll(() => seenPageNames(page)).not.toEqual([]);
    const [first] = await seenPageNames(page);
    // Of a work that is read from right to left the next page lies on the left.
    await swipe(page, 0.2, 0.8);
    await expect.poll(async () => (await seenPageNames(page))[0]).toBe('1/2');
    await swipe(page, 0.8, 0.2);
    await expect.poll(() => seenPageNames(page)).toEqual([first]);
  },
);
