import { chromiumLaunchOptions } from '@hanji/vitest/chromium.ts';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { read, watch, weigh } from './in-page.ts';

const slowerBy = 4;
/** By pages each has one, in the order of reading. */
const slide = '[data-ready="true"] > * > *';
/** Somewhat longer than a page takes to turn. */
const turnMs = 250;
const mebibyte = 1024 * 1024;
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

/** Runs in the page: which of the slides is the one that is read; -1 where none is. */
function placeOfPage(slides: string): number {
  return [...document.querySelectorAll<HTMLElement>(slides)].findIndex(
    ({ dataset }) => dataset['current'] === 'true',
  );
}

/** By a locator: a handle of the picture would hold its whole chapter in memory. */
async function hasImage(page: Page): Promise<void> {
  await page.locator('[data-image][data-status="loaded"]').first().waitFor({ timeout: 60_000 });
}

export async function openChapter(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await hasImage(page);
}

/** What a chapter costs while `move` goes through it, on a slow processor. */
async function whileReading(
  browser: Browser,
  open: (page: Page) => Promise<unknown>,
  move: (page: Page, session: CDPSession) => Promise<void>,
): Promise<Reading> {
  const context = await browser.newContext({ ...phone, hasTouch: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript(watch);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
    await open(page);
    await page.waitForTimeout(3000);
    await page.evaluate(weigh);
    const begun = await page.evaluate(() => performance.now());
    await move(page, session);
    await page.waitForTimeout(500);
    const { cls, heights, bytes, nodes, long } = await page.evaluate(read);
    return {
      drift: Math.max(...heights) - Math.min(...heights),
      cls,
      mebibytes: bytes / mebibyte,
      nodes,
      long: long.filter(({ at }) => at > begun + 1000).map(({ took }) => took),
    };
  } finally {
    await context.close();
  }
}

async function downAndUp(page: Page, session: CDPSession): Promise<void> {
  const way = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (const top of [way, 0]) await scrollPage(page, session, top);
}

/** All images of a strip down and up again. */
export function scrollThrough(browser: Browser, address: string): Promise<Reading> {
  return whileReading(browser, (page) => openChapter(page, address), downAndUp);
}

/** Runs in the page, before anything of it: addresses of a strip's pictures, as they come. */
function watchStrip(): void {
  const shown = new Set<string>();
  Object.assign(globalThis, { shown });
  const onLoad = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement && target.closest('[data-strip]')) {
      shown.add(target.currentSrc);
    }
  };
  document.addEventListener('load', onLoad, { capture: true });
}

/** A strip's pictures as a phone takes them, from top to bottom. */
export async function picturesOfStrip(browser: Browser, address: string): Promise<string[]> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchStrip);
    await openChapter(page, address);
    await downAndUp(page, await context.newCDPSession(page));
    return await page.evaluate(() => [
      ...(globalThis as unknown as { shown: ReadonlySet<string> }).shown,
    ]);
  } finally {
    await context.close();
  }
}

/** A page that has all of its pictures, which nothing but the browser looks after. */
export function scrollBare(browser: Browser, address: string): Promise<Reading> {
  return whileReading(browser, (page) => page.goto(address, { waitUntil: 'load' }), downAndUp);
}

/**
 * All pages to the last and back again, by keys.
 * @throws Error where the last page did not come.
 */
export function turnThrough(browser: Browser, address: string): Promise<Reading> {
  const open = (page: Page) => openChapter(page, address);
  return whileReading(browser, open, async (page) => {
    const pages = await page.locator(slide).count();
    if (pages < 2) throw new Error(`${pages} pages to turn`);
    for (const key of ['PageDown', 'PageUp']) {
      for (let turned = 1; turned < pages; turned += 1) {
        await page.keyboard.press(key);
        await page.waitForTimeout(turnMs);
      }
      const at = await page.evaluate(placeOfPage, slide);
      const end = key === 'PageDown' ? pages - 1 : 0;
      if (at !== end) throw new Error(`turned to page ${at} instead of ${end}`);
    }
  });
}

export type InARow = {
  /** Bytes of the heap after each chapter. */
  readonly heaps: readonly number[];
  /** The most of all chapters. */
  readonly mebibytes: number;
  readonly nodes: number;
};

/**
 * What is held after each of the chapters, one after the other by the reader's own step. A browser of its
 * own, which interprets: what V8 compiles grows with use for as long as anybody reads, whatever is let go.
 */
export async function readInARow(addresses: readonly string[]): Promise<InARow> {
  const { args, ...options } = chromiumLaunchOptions();
  const interpreted = '--js-flags=--no-opt --no-sparkplug --no-maglev';
  const browser = await chromium.launch({ ...options, args: [...args, interpreted] });
  try {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const heaps: number[] = [];
    const [first = '', ...others] = addresses;
    await page.addInitScript(watch);
    await openChapter(page, first);
    await page.evaluate(weigh);
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
    const { bytes, nodes } = await page.evaluate(read);
    return { heaps, mebibytes: bytes / mebibyte, nodes };
  } finally {
    await browser.close();
  }
}
