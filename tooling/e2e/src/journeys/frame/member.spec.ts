import { at, readingEditions, wordsOf } from '#browser/editions.ts';
import { enterAs } from '#browser/enter-as.ts';
import { expect, test } from '#browser/test.ts';

for (const edition of readingEditions) {
  const { name } = edition;
  const { frame, menu: words } = wordsOf(edition);

  test(
    `[A2-109] ${name}: the side menu shows a member nickname, avatar, coins and tickets`,
    { tag: edition.size },
    async ({ page }) => {
      await enterAs(page, name, 'member');
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
