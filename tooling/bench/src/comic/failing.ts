import type { Browser } from 'playwright';
import { openChapter } from './reading.ts';
import { until } from './until.ts';

export type Failing = {
  /** Requests of the image before its button came. */
  readonly tries: number;
  readonly hasButton: boolean;
  /** Pixels that the page's height changed by. */
  readonly moved: number;
  readonly comesAgain: boolean;
};

/** One image that the service fails, on purpose, until its button is pressed. */
export async function failOneImage(browser: Browser, address: string): Promise<Failing> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await openChapter(page, address);
    const height = (): Promise<number> =>
      page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    // Drawn once it comes near: a fifth of the way down.
    const box = page.locator('[data-image="41-0"]');
    let failed: string | undefined;
    let tries = 0;
    await page.route('**/media/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      // What is on the way is not yet the image's current one, but one of those to choose from.
      const isOurs = async (): Promise<boolean> =>
        (await box.locator(`img[srcset*="${pathname}"]`).count()) > 0;
      if (failed === undefined && (await isOurs())) failed = pathname;
      if (pathname !== failed) return route.continue();
      tries += 1;
      return route.fulfill({ status: 500 });
    });
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), before / 5);
    const button = box.getByRole('button').first();
    const hasButton = await button.waitFor({ timeout: 20_000 }).then(
      () => true,
      () => false,
    );
    const moved = Math.abs((await height()) - before);
    await page.unrouteAll();
    if (hasButton) await button.click();
    const comesAgain = await until(async () => {
      return (await box.getAttribute('data-status')) === 'loaded';
    }).catch(() => false);
    return { tries, hasButton, moved, comesAgain };
  } finally {
    await context.close();
  }
}
