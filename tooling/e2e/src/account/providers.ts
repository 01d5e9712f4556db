import type { Page } from '@playwright/test';
import { filled } from '#browser/phrases.ts';
import { expect } from '#browser/test.ts';
import type { AccountEdition } from './editions.ts';

/** The button of the login screen that leads to a provider. */
export function providerButton(page: Page, { words }: AccountEdition, provider: string) {
  const name = filled(words.signIn.continueWith, { provider });
  return page.getByRole('main').getByRole('button', { name });
}

/** Says at the stand-in for a provider who one is; null cancels there. */
export async function sayWhoYouAre(page: Page, name: string | null): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Stand-in for /);
  if (name === null) return page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByLabel('Another name').fill(name);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
