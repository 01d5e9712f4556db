import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { editionRoutes } from '#routes/edition-routes.tsx';
import type { EditionSlots } from '#slots/edition-slots.ts';
import { closeSite, openSite, someEdition } from '#testing/open-site.tsx';

const user = { userId: 'u1', nickname: 'Soomin', avatarImageUrl: null };
const slots: EditionSlots = {
  ReaderTotals: ({ children }) => children({ purchasedCoins: 1204, freeCoins: 30, tickets: 3 }),
};
const header = page.getByRole('banner');
const coins = header.getByRole('link', { name: 'Buy coins, Coins 1,234' });

async function open(at: { width: number }, more: Partial<Parameters<typeof openSite>[0]> = {}) {
  await page.viewport(at.width, 900);
  const edition = more.edition ?? someEdition();
  const paths = ['/', '/search/:keyword?', '/coinpurchase'];
  const routes = editionRoutes(
    edition,
    paths.map((path) => ({ path, element: <h1>{path}</h1> })),
  );
  return openSite({ edition, routes, slots, ...more });
}

afterEach(async () => {
  closeSite();
  await page.viewport(414, 896);
});

it.each([false, true])(
  'says on wide screens what a member has, and leads to more: with a bar %s',
  async (bar) => {
    const edition = someEdition({ supports: { header: { bar } } });
    await open({ width: 1280 }, { edition, user });
    await expect.element(coins).toHaveTextContent('1,234');
    await coins.click();
    await expect.element(page.getByRole('heading', { name: '/coinpurchase' })).toBeVisible();
  },
);

it('is left to the menu on narrow screens', async () => {
  await open({ width: 767 }, { user });
  await expect.element(header.getByRole('link', { name: 'Search' })).toBeVisible();
  expect(coins.elements()).toEqual([]);
});

it('says nothing to a visitor', async () => {
  await open({ width: 1280 });
  await expect.element(header.getByRole('link', { name: 'Search' })).toBeVisible();
  expect(coins.elements()).toEqual([]);
});
