import '@hanji/ui-kit/tokens/tokens.css';
import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openMember } from '#testing/open-account.tsx';

afterEach(() => {
  delete document.documentElement.dataset['theme'];
  closeSite();
});

it('is where a member chooses the theme, at once and for good, and the language', async () => {
  await openMember('/setting');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect.poll(() => document.title).toBe('Settings – Hanji');
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'Dark' }).click();
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('hanji.theme.v1')).toBe('dark');
  await expect.element(main.getByRole('combobox', { name: 'Language' })).toHaveValue('en-US');
});
