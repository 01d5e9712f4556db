import type { Browser } from 'playwright';
import { until } from '#comic/until.ts';
import { openPhone } from './first-text.ts';
import { readText, turnPage } from './in-page.ts';

/** How long each of so many next pages takes from the key to its paint, in milliseconds. */
export async function pageTurns(
  browser: Browser,
  address: string,
  { slowerBy, pages }: { readonly slowerBy: number; readonly pages: number },
): Promise<readonly number[]> {
  const [context, page] = await openPhone(browser, slowerBy, 'page');
  try {
    await page.goto(address, { waitUntil: 'load' });
    await until(() => page.evaluate(readText));
    await page.waitForTimeout(1000);
    const took: number[] = [];
    for (let turn = 0; turn < pages; turn += 1) {
      took.push(await page.evaluate(turnPage));
      await page.waitForTimeout(150);
    }
    return took;
  } finally {
    await context.close();
  }
}
