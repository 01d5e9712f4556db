import type { Browser, Page } from 'playwright';
import { openChapter } from './reading.ts';

/** Five sizes, of which two are a phone that is turned. */
const sizes = [
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

/** The image at the top of the screen, and how far into it. */
type Place = { readonly image: string; readonly fraction: number };

/** Runs in the page. */
function placeNow(): Place {
  for (const box of document.querySelectorAll<HTMLElement>('[data-image]')) {
    const { top, bottom, height } = box.getBoundingClientRect();
    if (bottom > 0.5) return { image: box.dataset['image'] ?? '', fraction: -top / height };
  }
  return { image: '', fraction: 0 };
}

/** Runs in the page: how many pixels the place is off the top of the screen. */
function offBy({ image, fraction }: Place): number {
  const box = document.querySelector<HTMLElement>(`[data-image="${image}"]`);
  if (!box) return Number.POSITIVE_INFINITY;
  const { top, height } = box.getBoundingClientRect();
  return Math.abs(top + fraction * height);
}

async function settledOff(page: Page, place: Place): Promise<number> {
  await page.waitForSelector('[data-image]');
  await page.waitForTimeout(700);
  return page.evaluate(offBy, place);
}

/** The most pixels that a place moved by: over sizes and turns, a change of mode, leaving and coming back. */
export async function placeDrift(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await openChapter(page, address);
    await page.evaluate(() => scrollTo({ top: 61_803, behavior: 'instant' }));
    await page.waitForTimeout(700);
    const place = await page.evaluate(placeNow);
    const offs: number[] = [];
    for (const [width, height] of [...sizes, sizes[0]]) {
      await page.setViewportSize({ width, height });
      offs.push(await settledOff(page, place));
    }
    await page.keyboard.press('m');
    await page.waitForSelector('[data-ready="true"]');
    await page.keyboard.press('m');
    offs.push(await settledOff(page, place));
    await page.goto('about:blank');
    await openChapter(page, address);
    offs.push(await settledOff(page, place));
    return Math.max(...offs);
  } finally {
    await context.close();
  }
}
