import type { Page } from '@playwright/test';

/** By how many pixels a screen is wider than it is shown. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
