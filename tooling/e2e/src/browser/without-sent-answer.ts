import { sentPageId } from '@hanji/contract/pages.ts';
import type { Page } from '@playwright/test';

/** Takes from pages the answer that comes with them: for journeys that answer the call themselves. */
export async function withoutSentAnswer(page: Page): Promise<void> {
  await page.route(/^http/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const {
      'content-encoding': _encoding,
      'content-length': _length,
      ...headers
    } = response.headers();
    const body = (await response.text()).replace(`id="${sentPageId}"`, 'id="taken-away"');
    return route.fulfill({ status: response.status(), headers, body });
  });
}
