import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import { until } from '#comic/until.ts';
import { seePage, standOfBook, type SeenPage } from './in-viewer.ts';

/** A book of which so many pages come has no end. */
const mostPages = 5000;

/** What stands still, so that it can be read: two looks say the same. */
export async function restingPage(page: Page): Promise<SeenPage> {
  let before = '';
  let same = 0;
  return until(async () => {
    const now = (await page.evaluate(standOfBook)) ?? '';
    same = now !== '' && now === before ? same + 1 : 0;
    before = now;
    return same < 1 ? null : page.evaluate(seePage);
  });
}

/** The next page, or what lies behind the last one. */
async function nextPage(page: Page, before: SeenPage): Promise<SeenPage> {
  await page.keyboard.press('PageDown');
  return until(async () => {
    const next = await restingPage(page);
    const isNext = next.index !== before.index || next.text !== before.text || next.ended;
    if (!isNext) await sleep(50);
    return isNext ? next : null;
  });
}

/** All pages of a book from the one that is on screen, up to its end. */
export async function turnPages(page: Page): Promise<readonly SeenPage[]> {
  const pages = [await restingPage(page)];
  for (let last = pages[0]; last && !last.ended && pages.length < mostPages;) {
    last = await nextPage(page, last);
    if (!last.ended) pages.push(last);
  }
  return pages;
}
