import type { Browser, Page } from 'playwright';
import { until } from '#comic/until.ts';
import { compareTexts } from '#conformance/compare-texts.ts';
import { slideTo } from '#novel/in-page.ts';
import type { ReadBook } from './verdict-of-reading.ts';
import { leftBehind, shownOfBook, watchAddresses } from './in-viewer.ts';
import { restingPage, turnPages } from './turn-pages.ts';

/** What is to be on screen. */
export type Expected = {
  /** Of all documents in the reading order, without white space. */
  readonly text: string;
  readonly pictures: number;
};

/** Where a book is read. */
export type Address = { readonly origin: string; readonly home: string; readonly chapter: string };

/** In the middle of a book, by percent of its way. */
const places = [20, 50, 80];

/** So high that the whole of a long book takes few pages. */
const screen = { width: 800, height: 4000 };

async function openBook(page: Page, { origin, home, chapter }: Address) {
  await page.goto(origin + home, { waitUntil: 'load' });
  await page.waitForSelector('#root:not([data-drawn])');
  const link = page.locator(`a[href="${chapter}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  const begun = performance.now();
  await link.click({ noWaitAfter: true });
  const shown = await until(() => page.evaluate(shownOfBook));
  return { shown, seconds: (performance.now() - begun) / 1000 };
}

/** How many of some places are others after the page was loaded anew. */
async function placesLost(page: Page): Promise<number> {
  let lost = 0;
  for (const percent of places) {
    await page.evaluate(slideTo, percent);
    await page.waitForTimeout(600);
    const before = await restingPage(page);
    await page.waitForTimeout(600);
    await page.reload({ waitUntil: 'load' });
    await until(() => page.evaluate(shownOfBook));
    const after = await restingPage(page);
    // Its number may be another: pages that were not drawn yet are estimated.
    if (after.text !== before.text) lost += 1;
  }
  return lost;
}

/** Back to the title, within the site. */
async function leaveBook(page: Page, address: Address) {
  await page.goBack();
  await page.waitForURL((url) => url.pathname === address.home);
  try {
    await until(async () => {
      const { frames, addresses } = await page.evaluate(leftBehind);
      return frames + addresses === 0;
    });
  } catch {
    // What is left then is told.
  }
  return page.evaluate(leftBehind);
}

/** Reads a book of the service from its first page to its last, as a reader would. */
export async function readBook(
  browser: Browser,
  address: Address,
  expected: Expected,
): Promise<ReadBook> {
  const context = await browser.newContext({ viewport: screen });
  const asked: string[] = [];
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(address.origin) && !/^(?:blob|data|about):/.test(url)) asked.push(url);
  });
  const page = await context.newPage();
  const flaws: string[] = [];
  page.on('dialog', (dialog) => {
    flaws.push('a dialog was opened');
    void dialog.dismiss();
  });
  page.on('popup', () => flaws.push('a window was opened'));
  page.on('pageerror', ({ message }) => {
    if (!message.includes('ResizeObserver loop')) flaws.push(`an error: ${message}`);
  });
  await page.addInitScript(watchAddresses);
  await page.addInitScript(() => {
    if (window === window.top) localStorage.setItem('hanji.novelMode', '"page"');
  });
  try {
    const { shown, seconds } = await openBook(page, address);
    const book = { seconds, shown, asked, flaws };
    if (shown === 'message') return { ...book, pages: 0, texts: null, placesLost: 0, left: null };
    const seen = await turnPages(page);
    flaws.push(...new Set(seen.flatMap((each) => each.flaws)));
    const text = seen.map((each) => each.text).join('');
    const pictures = seen.reduce((sum, each) => sum + each.pictures, 0);
    if (pictures < expected.pictures)
      flaws.push(`${pictures} of ${expected.pictures} pictures are seen`);
    const left = await leaveBook(page, address);
    await openBook(page, address);
    const lost = await placesLost(page);
    const texts = compareTexts(expected.text, text);
    return { ...book, pages: seen.length, texts, placesLost: lost, left };
  } finally {
    await context.close();
  }
}
