import type { Page } from '@playwright/test';

/**
 * Makes a page's `goto` and `reload` last until the edition has taken over what the service has
 * drawn: buttons do nothing before, and what a journey has found of it is gone afterwards.
 */
export function waitForEdition(page: Page): void {
  const drawn = page.locator('#root[data-drawn]');
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...given) => {
    const response = await goto(...given);
    await drawn.waitFor({ state: 'detached' });
    return response;
  };
  page.reload = async (...given) => {
    const response = await reload(...given);
    await drawn.waitFor({ state: 'detached' });
    return response;
  };
}
