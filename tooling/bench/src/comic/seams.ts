import type { Browser } from 'playwright';
import sharp from 'sharp';
import { plainColour } from './make-works.ts';
import { openChapter } from './reading.ts';
import { until } from './until.ts';

const ratios = [1, 1.25, 1.5, 2, 2.625, 3];
const widths = [320, 333, 390, 487, 719, 853, 1281, 1920];
/** WebP may miss the colour by so much. */
const tolerance = 6;

/** Runs in the page: whether all that is on the screen has come. */
function isWhole(): boolean {
  return [...document.querySelectorAll<HTMLElement>('[data-image]')].every((box) => {
    const { top, bottom } = box.getBoundingClientRect();
    return bottom < 0 || top > innerHeight || box.dataset['status'] === 'loaded';
  });
}

/** Rows of pixels, over all widths and ratios, that are not of the plain strip's colour. */
export async function seamRows(browser: Browser, address: string): Promise<number> {
  let rows = 0;
  for (const deviceScaleFactor of ratios) {
    const viewport = { width: 390, height: 800 };
    const context = await browser.newContext({ viewport, deviceScaleFactor });
    try {
      const page = await context.newPage();
      await openChapter(page, address);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
        await until(() => page.evaluate(isWhole));
        const shot = await page.screenshot({ clip: { x: width / 2, y: 0, width: 1, height: 800 } });
        const { data, info } = await sharp(shot)
          .removeAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
        for (let y = 0; y < info.height; y += 1) {
          const at = y * info.width * 3;
          const isPlain = plainColour.every(
            (channel, part) => Math.abs((data[at + part] ?? 0) - channel) <= tolerance,
          );
          if (!isPlain) rows += 1;
        }
      }
    } finally {
      await context.close();
    }
  }
  return rows;
}
