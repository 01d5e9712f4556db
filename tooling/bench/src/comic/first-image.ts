import type { Browser, BrowserContext, Page } from 'playwright';
import { firstPictures, staticPage } from '#loading/static-page.ts';
import { median } from '#median.ts';
import { readFirst, watchFirst } from './in-page.ts';
import { until } from './until.ts';

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };
const slowerBy = 4;
/** Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
const slow = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

export type FirstImage = {
  readonly ours: number;
  readonly bare: number;
  readonly ratio: number;
};

async function opened(browser: Browser, onSlow: boolean): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (onSlow) await session.send('Network.emulateNetworkConditions', { offline: false, ...slow });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
  await page.addInitScript(watchFirst);
  return [context, page];
}

function whenThere(page: Page): Promise<number> {
  return until(() => page.evaluate(readFirst));
}

/**
 * An address is come to from a page of another site, which a browser leaves with its process. The
 * process of a tab in which nothing was opened yet would be kept for some pages and not for others.
 */
const elsewhere = 'data:text/html,<p>elsewhere';

async function cold(browser: Browser, address: string, onSlow: boolean): Promise<number> {
  const [context, page] = await opened(browser, onSlow);
  try {
    await page.goto(elsewhere);
    await page.goto(address, { waitUntil: 'commit' });
    return await whenThere(page);
  } finally {
    await context.close();
  }
}

/** From the title's page, once it has come to rest; the bare one from a page with a link. */
async function tap(browser: Browser, from: string, to: string): Promise<number> {
  const [context, page] = await opened(browser, false);
  try {
    await page.goto(from, { waitUntil: 'load' });
    await page.waitForSelector('#root:not([data-drawn]), a.bare');
    await page.waitForTimeout(2500);
    const link = page.locator(`a[href="${to}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    await link.tap({ noWaitAfter: true }).catch(() => link.click({ noWaitAfter: true }));
    await page.waitForURL((url) => url.href.endsWith(to));
    return await whenThere(page);
  } finally {
    await context.close();
  }
}

/** In turns: ours, bare, so many times. */
async function inTurns(
  rounds: number,
  ours: () => Promise<number>,
  bare: () => Promise<number>,
): Promise<FirstImage> {
  const times: [number[], number[]] = [[], []];
  await ours();
  await bare();
  for (let round = 0; round < rounds; round += 1) {
    times[0].push(await ours());
    times[1].push(await bare());
  }
  const [mine, plain] = [median(times[0]), median(times[1])];
  return { ours: mine, bare: plain, ratio: mine / plain };
}

type Addressed = { readonly origin: string; readonly home: string; readonly chapter: string };
type Bare = { readonly link: string; readonly page: string };

/** A chapter beside a page that only has its first image. */
async function besideBare(
  { origin, chapter }: Addressed,
  measure: (bare: Bare) => Promise<FirstImage>,
): Promise<FirstImage> {
  const [picture] = await firstPictures(origin + chapter);
  const plain = await staticPage(picture ? [picture] : [], chapter);
  try {
    return await measure({ link: plain.address, page: plain.address + chapter.slice(1) });
  } finally {
    plain.close();
  }
}

function fromCold(onSlow: boolean) {
  return (browser: Browser, at: Addressed, rounds: number): Promise<FirstImage> =>
    besideBare(at, (bare) =>
      inTurns(
        rounds,
        () => cold(browser, at.origin + at.chapter, onSlow),
        () => cold(browser, bare.page, onSlow),
      ),
    );
}

export const coldImage = fromCold(false);
export const slowImage = fromCold(true);

export function tappedImage(browser: Browser, at: Addressed, rounds: number): Promise<FirstImage> {
  return besideBare(at, (bare) =>
    inTurns(
      rounds,
      () => tap(browser, at.origin + at.home, at.chapter),
      () => tap(browser, bare.link, at.chapter),
    ),
  );
}
