import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { openUnanswered } from '@hanji/edition/testing/open-unanswered.ts';
import { closeSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import type { Pages } from '@hanji/edition/pages/page.ts';
import { refund } from '@hanji/i18n/locales/en-US/refund.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { refundPages } from './pages.ts';
import { refundRoutes } from './routes.ts';

const pages: Pages = refundPages;
const calling = Object.keys(pages).filter((path) => pages[path]?.first?.call);

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

it.each(calling)('%s asks what its handle says', async (at) => {
  const routes = editionRoutes(someEdition(), [...refundRoutes]);
  const { said, asked } = await openUnanswered({ pages, routes, words: { refund }, at });
  await expect.poll(asked).toEqual(said);
});
