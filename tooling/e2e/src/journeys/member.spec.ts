import type { Page } from '@playwright/test';
import { at, readingEditions, wordsOf, type ReadingEdition } from '#browser/editions.ts';
import { expect, test } from '#browser/test.ts';
import { originOf, state } from '#service/state.ts';

/** What signing in leaves in a browser: the session's cookie, and who it is of. */
async function signIn(page: Page, name: ReadingEdition['name']): Promise<void> {
  const value = state().catalogue.memberSession;
  await page.context().addCookies([{ name: 'hanji_session', value, url: originOf(name) }]);
  // What it was when the browser saw it last: the service says more.
  const user = { userId: 'u1', nickname: 'Before', avatarImageUrl: null };
  await page.addInitScript(
    (text) => localStorage.setItem('hanji.currentUser', text),
    JSON.stringify({ version: 1, user }),
  );
}

for (const edition of readingEditions) {
  const { name } = edition;
  const { frame, menu: words } = wordsOf(edition);

  test(
    `[A2-109] ${name}: the side menu shows a member nickname, avatar, coins and tickets`,
    { tag: edition.size },
    async ({ page }) => {
      await signIn(page, name);
      await page.goto(at(name, '/'));
      // The wide Japanese header has the member's avatar there, with the name before the word.
      const opener = page.getByRole('banner').getByRole('button');
      await opener.and(page.getByRole('button', { name: new RegExp(`${frame.menu}$`) })).click();
      const menu = page.getByRole('dialog', { name: frame.menu });
      await expect(menu.getByText('Soomin')).toBeVisible();
      await expect(menu.locator('img[src*="/media/avatars/"]')).toBeVisible();
      await expect(menu.getByRole('term')).toHaveText([
        words.coins,
        words.freeCoins,
        words.tickets,
      ]);
      await expect(menu.getByRole('definition')).toHaveText(['0', '0', '0']);
      await expect(menu.getByRole('link', { name: frame.signIn })).toHaveCount(0);
    },
  );
}
