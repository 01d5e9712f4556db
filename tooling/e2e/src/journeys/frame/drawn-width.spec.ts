import { openDrawn } from '#browser/drawn-page.ts';
import { at } from '#browser/editions.ts';
import { expect, test } from '#browser/test.ts';
import { chapterPath, titleIn } from '#service/state.ts';

test(
  'a drawn chapter is as wide as it will be beside scroll bars, in a narrow window too',
  { tag: '@desktop' },
  async ({ browser, launchOptions }) => {
    const withBars = await browser.browserType().launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    for (const width of [600, 1200]) {
      const page = await withBars.newPage({ viewport: { width, height: 800 } });
      await page.route('**/assets/*.js', (route) => route.abort());
      await openDrawn(page, at('ko', chapterPath(titleIn('ko-KR', 'long'), 1)));
      const first = page.locator('[data-status="drawn"]').first();
      const box = () => first.evaluate(shapeOf);
      // The bar is there once the page is longer than the window.
      await expect.poll(async () => (await box()).width, `${width}`).toBeLessThan(width);
      const { off } = await box();
      expect(off, `${width}`).toBeLessThan(1);
      await page.close();
    }
    await withBars.close();
  },
);

/** Runs in the page: how wide a box is, and by how many pixels it is off the shape of its picture. */
function shapeOf(box: Element): { width: number; off: number } {
  const { width, height } = box.getBoundingClientRect();
  const image = box.querySelector('img');
  const ratio = Number(image?.getAttribute('height')) / Number(image?.getAttribute('width'));
  return { width, off: Math.abs(height - width * ratio) };
}
