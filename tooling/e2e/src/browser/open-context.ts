import type { Browser, BrowserContext } from '@playwright/test';
import { waitForEdition } from './wait-for-edition.ts';

/** A browser of somebody else's beside the one of the test; its pages wait for the edition, too. */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  context.on('page', waitForEdition);
  return context;
}
