import type { Browser, Page } from 'playwright';
import { until } from '#comic/until.ts';
import { openPhone } from './first-text.ts';
import { keptPercent, readText, seenParagraphs, slideTo } from './in-page.ts';
import type { Novel } from './make-novels.ts';
import type { Served } from './stage.ts';

export type Exactness = {
  /**
   * Most that a place lies off what the slider was moved to: by percent in those of the book's characters, by
   * page the share of the slider's way beside the percent of the place that it led to.
   */
  readonly slider: number;
  /** Most that the percent of a place lies off the characters before it. */
  readonly percent: number;
};

/** Share of a book's characters before each of its paragraphs, in percent; one more for the end. */
function percentsOf({ chapters }: Novel): readonly number[] {
  const lengths = chapters.flatMap(({ paragraphs }) => paragraphs.map(({ length }) => length));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const percents = [0];
  let before = 0;
  for (const length of lengths) percents.push(((before += length) / total) * 100);
  return percents;
}

/** What lies between a percent and a stretch of the book; 0 within it. */
function distance(percent: number, [from, to]: readonly [number, number]): number {
  return Math.max(0, from - percent, percent - to);
}

async function lookAt(page: Page, percents: readonly number[], at: number, byPage: boolean) {
  const before = await page.evaluate(keptPercent);
  await page.evaluate(slideTo, at);
  const kept = await until(async () => {
    const now = await page.evaluate(keptPercent);
    return now !== before && now;
  });
  await page.waitForTimeout(250);
  const seen = await until(() => page.evaluate(seenParagraphs));
  const from = percents[seen.first] ?? 0;
  return {
    // By scroll the slider may stand at whatever is on the screen.
    slider: byPage ? Math.abs(kept - at) : distance(at, [from, percents[seen.last + 1] ?? 100]),
    // The place is a letter of the first paragraph on the screen.
    percent: distance(kept, [from, percents[seen.first + 1] ?? 100]),
  };
}

/** Slides through a long book, at once after its first paint and then on, and counts. */
export async function exactness(
  browser: Browser,
  origin: string,
  { novel, chapter }: Served,
  mode: 'scroll' | 'page',
): Promise<Exactness> {
  const percents = percentsOf(novel);
  const [context, page] = await openPhone(browser, 1, mode);
  try {
    await page.goto(origin + chapter, { waitUntil: 'load' });
    await until(() => page.evaluate(readText));
    let [slider, percent] = [0, 0];
    for (const at of [50, 1, 2, 10, 33, 34, 49, 66, 75, 90, 98, 99]) {
      const off = await lookAt(page, percents, at, mode === 'page');
      slider = Math.max(slider, off.slider);
      percent = Math.max(percent, off.percent);
    }
    return { slider, percent };
  } finally {
    await context.close();
  }
}
