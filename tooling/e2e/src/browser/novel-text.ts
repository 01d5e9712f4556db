import type { Locator, Page } from '@playwright/test';

/** The text of a novel lies in a sandboxed frame inside the viewer. */
export const novelText = (page: Page): Locator =>
  page.frameLocator('iframe').first().locator('body');
