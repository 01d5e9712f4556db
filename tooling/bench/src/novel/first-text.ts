import type { Browser, BrowserContext, Page } from 'playwright';
import { until } from '#comic/until.ts';
import { median } from '#median.ts';
import { bareFrame } from './bare-frame.ts';
import { readText, watchText, type Painted } from './in-page.ts';
import type { Served } from './stage.ts';

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };

export type FirstText = {
  /** From a tap, in milliseconds: medians. */
  readonly ours: number;
  readonly bare: number;
  readonly ratio: number;
  /** At a cold address, from the book's last byte. */
  readonly sinceBook: number;
  /** From a tap until the slider can be used. */
  readonly slider: number;
  /** Whether it could be used with the first text at every cold address. */
  readonly hasSlider: boolean;
};

/** A phone with a processor so many times slower, in a mode of reading. */
export async function openPhone(
  browser: Browser,
  slowerBy: number,
  mode: 'scroll' | 'page' = 'scroll',
): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({ ...phone, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
  await page.addInitScript(watchText);
  await page.addInitScript((own) => {
    if (window === window.top) localStorage.setItem('hanji.novelMode', JSON.stringify(own));
  }, mode);
  return [context, page];
}

type Tapped = {
  readonly slowerBy: number;
  readonly from: string;
  readonly to: string;
  /** A slider comes after the text. */
  readonly hasSlider: boolean;
};

/** From a page that has come to rest, by its link. */
async function tap(browser: Browser, { slowerBy, from, to, hasSlider }: Tapped): Promise<Painted> {
  const [context, page] = await openPhone(browser, slowerBy);
  try {
    await page.goto(from, { waitUntil: 'load' });
    await page.waitForSelector('#root:not([data-drawn]), a.bare');
    await page.waitForTimeout(2500);
    const link = page.locator(`a[href="${to}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    await link.tap({ noWaitAfter: true }).catch(() => link.click({ noWaitAfter: true }));
    await page.waitForURL((url) => url.href.endsWith(to));
    return await until(async () => {
      const painted = await page.evaluate(readText);
      return hasSlider && painted?.sliderAfter === null ? null : painted;
    });
  } finally {
    await context.close();
  }
}

/** At its address, with nothing fetched before. */
async function openCold(browser: Browser, slowerBy: number, address: string): Promise<Painted> {
  const [context, page] = await openPhone(browser, slowerBy);
  try {
    await page.goto(address, { waitUntil: 'commit' });
    return await until(() => page.evaluate(readText));
  } finally {
    await context.close();
  }
}

/** The first text of a chapter, beside the same XHTML in a bare frame, in turns. */
export async function firstText(
  browser: Browser,
  origin: string,
  { novel, home, chapter }: Served,
  { slowerBy, rounds }: { readonly slowerBy: number; readonly rounds: number },
): Promise<FirstText> {
  const bare = await bareFrame(novel.chapters[0]?.page ?? '', chapter);
  try {
    const [own, plain, cold]: [Painted[], Painted[], Painted[]] = [[], [], []];
    const ours = { slowerBy, from: origin + home, to: chapter, hasSlider: true };
    const least = { slowerBy, from: bare.address, to: chapter, hasSlider: false };
    for (let round = 0; round <= rounds; round += 1) {
      own.push(await tap(browser, ours));
      plain.push(await tap(browser, least));
      cold.push(await openCold(browser, slowerBy, origin + chapter));
    }
    // The first of each warmed up.
    const [counted, beside, alone] = [own.slice(1), plain.slice(1), cold.slice(1)];
    const [mine, theirs] = [counted, beside].map((all) => median(all.map(({ after }) => after)));
    return {
      ours: mine ?? 0,
      bare: theirs ?? 0,
      ratio: (mine ?? 0) / (theirs ?? 1),
      sinceBook: median(alone.map(({ sinceBook }) => sinceBook ?? Infinity)),
      slider: median(counted.map(({ sliderAfter }) => sliderAfter ?? Infinity)),
      hasSlider: alone.every(({ slider }) => slider === '0'),
    };
  } finally {
    bare.close();
  }
}
