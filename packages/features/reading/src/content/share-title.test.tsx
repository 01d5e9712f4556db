import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { genres } from '@hanji/i18n/locales/en-US/genres.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { sharing } from '@hanji/i18n/locales/en-US/sharing.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { violations } from '@hanji/ui-kit/testing/violations.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readingRoutes } from '#routes.ts';
import { answerCalls } from '#testing/answer-calls.ts';
import { someContentHome } from '#testing/content-homes.ts';

const shared = vi.fn<(data: ShareData) => Promise<void>>();

/** A device with a way of its own to share, or without. */
async function open(own: boolean) {
  Object.defineProperty(navigator, 'share', {
    value: own ? shared : undefined,
    configurable: true,
  });
  answerCalls({ 'GET /comic/1': { data: someContentHome([]) } });
  const edition = someEdition();
  await openSite({
    edition,
    routes: editionRoutes(edition, [...readingRoutes]),
    at: '/comic/1?tab=EPISODE&sort=newest',
    words: { reading, units, genres, sharing },
  });
}

const share = page.getByRole('button', { name: sharing.share });
const address = `${location.origin}/comic/1`;

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  shared.mockReset();
  closeSite();
});

it('sends a title on by its own address, without the order that its chapters stand in', async () => {
  await open(false);
  await share.click();
  const menu = page.getByRole('menu', { name: sharing.share });
  await expect.element(menu.getByRole('menuitem', { name: sharing.copy })).toBeVisible();
  const to = menu.getByRole('menuitem', { name: 'Facebook' }).element().getAttribute('href');
  expect(new URL(String(to)).searchParams.get('u')).toBe(address);
  expect(await violations(document.body)).toEqual([]);
});

it('leaves it to a device that has a way of its own', async () => {
  shared.mockResolvedValue();
  await open(true);
  await share.click();
  await expect.poll(() => shared.mock.calls[0]).toEqual([{ url: address, title: 'A title' }]);
  expect(page.getByRole('menu').elements()).toEqual([]);
});
