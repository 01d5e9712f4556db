import '@hanji/ui-kit/tokens/tokens.css';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { account } from '@hanji/i18n/locales/en-US/account.ts';
import { profile } from '@hanji/i18n/locales/en-US/profile.ts';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { memberRoutes } from '#routes/member-routes.ts';

afterEach(() => {
  delete document.documentElement.dataset['theme'];
  closeSite();
});

it('is where a member chooses the theme, at once and for good, and the language', async () => {
  const edition = someEdition();
  await openSite({
    edition,
    routes: editionRoutes(edition, memberRoutes),
    at: '/setting',
    user: { userId: 'u1', nickname: 'Soomin', avatarImageUrl: null },
    words: { account, profile },
  });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect.poll(() => document.title).toBe('Settings – Hanji');
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'Dark' }).click();
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('hanji.theme.v1')).toBe('dark');
  await expect.element(main.getByRole('combobox', { name: 'Language' })).toHaveValue('en-US');
});
