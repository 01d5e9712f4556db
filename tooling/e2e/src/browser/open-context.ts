import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { waitForEdition } from './wait-for-edition.ts';

/** A browser of somebody else's beside the one of the test; its pages wait for the edition, too. */
export async function openContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  context.on('page', waitForEdition);
  return context;
}
