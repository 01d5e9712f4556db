import type { Locator, Page } from '@playwright/test';

/** The text of a novel lies in a sandboxed frame inside the viewer. */
export function novelText(page: Page): Locator {
  return page.frameLocator('iframe').first().locator('body');
}
