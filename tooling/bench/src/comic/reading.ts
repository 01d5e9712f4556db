import { chromiumLaunchOptions } from '@hanji/vitest/chromium.ts';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { read, watch, weigh } from './in-page.ts';

const slowerBy = 4;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };

export type Reading = {
  /** Pixels between the least and the greatest height of the page. */
  readonly drift: number;
  readonly cls: number;
  readonly mebibytes: number;
  readonly nodes: number;
  /** Milliseconds of each task over 50 ms, later than a second after scrolling began. */
  readonly long: readonly number[];
};

/**
 * By a wheel: the browser's own fingers begin a touch and move it nowhere.
 * @throws Error where the page did not come to where it was scrolled to.
 */
async function scrollPage(page: Page, session: CDPSession, top: number): Promise<void> {
  const offset = () => page.evaluate(() => scrollY);
  await session.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 420,
    yDistance: (await offset()) - top,
    speed: 6000,
    gestureSourceType: 'mouse',
  });
  const come = await offset();
  if (Math.abs(come - top) > 2) throw new Error(`scrolled to ${come} px instead of ${top}`);
}

/** By a locator: a handle of the picture would hold its whole chapter in memory. */
async function hasImage(page: Page): Promise<void> {
  await page.locator('[data-image][data-status="loaded"]').first().waitFor({ timeout: 60_000 });
}

export async function openChapter(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await hasImage(page);
}

/** All images of a chapter down and up again, on a slow processor. */
export async function readThrough(browser: Browser, address: string): Promise<Reading> {
  const context = await browser.newContext({ ...phone, hasTouch: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript(watch);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
    await openChapter(page, address);
    await page.waitForTimeout(3000);
    await page.evaluate(weigh);
    const begun = await page.evaluate(() => performance.now());
    const way = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    for (const top of [way, 0]) await scrollPage(page, session, top);
    await page.waitForTimeout(500);
    const { cls, heights, bytes, nodes, long } = await page.evaluate(read);
    return {
      drift: Math.max(...heights) - Math.min(...heights),
      cls,
      mebibytes: bytes / 1024 / 1024,
      nodes,
      long: long.filter(({ at }) => at > begun + 1000).map(({ took }) => took),
    };
  } finally {
    await context.close();
  }
}

/**
 * Heap in bytes after each of the chapters, one after the other by the reader's own step. A browser of its
 * own, which interprets: what V8 compiles grows with use for as long as anybody reads, whatever is let go.
 */
export async function heapsInARow(addresses: readonly string[]): Promise<number[]> {
  const { args, ...options } = chromiumLaunchOptions();
  const interpreted = '--js-flags=--no-opt --no-sparkplug --no-maglev';
  const browser = await chromium.launch({ ...options, args: [...args, interpreted] });
  try {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const heaps: number[] = [];
    const [first = '', ...others] = addresses;
    await openChapter(page, first);
    for (const address of others) {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await page.keyboard.press(']');
      await page.waitForURL(address);
      await hasImage(page);
      await page.waitForTimeout(400);
      for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      heaps.push(usedSize);
    }
    return heaps;
  } finally {
    await browser.close();
  }
}
