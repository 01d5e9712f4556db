import { grantCoins } from '@hanji/server/modules/wallet/grants/grant-coins.ts';
import { database } from '#account/database.ts';
import { korean } from '#account/editions.ts';
import { addAccount } from '#account/members.ts';
import { enterAs as enterAsAccount } from '#account/steps.ts';
import { at, japanese, wordsOf } from '#browser/editions.ts';
import { enterAs } from '#browser/enter-as.ts';
import { filled } from '#browser/phrases.ts';
import { expect, test } from '#browser/test.ts';

test(
  '[A2-109] ja: the side menu shows a member nickname, avatar, coins and tickets',
  { tag: japanese.size },
  async ({ page }) => {
    const { frame, menu: words } = wordsOf(japanese);
    await enterAs(page, 'ja', 'member');
    await page.goto(at('ja', '/'));
    // The wide Japanese header has the member's avatar there, with the name before the word.
    const opener = page.getByRole('banner').getByRole('button');
    await opener.and(page.getByRole('button', { name: new RegExp(`${frame.menu}$`) })).click();
    const menu = page.getByRole('dialog', { name: frame.menu });
    await expect(menu.getByText('Soomin')).toBeVisible();
    await expect(menu.locator('img[src*="/media/avatars/"]')).toBeVisible();
    await expect(menu.getByRole('term')).toHaveText([
      words.boughtCoins,
      words.freeCoins,
      words.tickets,
    ]);
    await expect(menu.getByRole('definition')).toHaveText(['0', '0', '0']);
    await expect(menu.getByRole('link', { name: frame.signIn })).toHaveCount(0);
  },
);

test(
  '[B4-055] ko: coins that were given are in the side menu, with those of them that end soon',
  { tag: korean.size },
  async ({ page }) => {
    const { frame, menu: words, reading } = korean.words;
    const account = await addAccount();
    const now = new Date();
    const by = { kind: 'free', operator: 'sujin', reason: 'an outage' } as const;
    for (const [coins, days] of [
      [40, 90],
      [12, 9.5],
    ] as const) {
      const expiresAt = new Date(now.getTime() + days * 86_400_000);
      await grantCoins(database(), { memberId: account.id, coins, expiresAt, ...by }, now);
    }
    await enterAsAccount(page, korean, account);
    await page.goto(korean.at('/'));
    await page.getByRole('banner').getByRole('button', { name: frame.menu }).click();
    const menu = page.getByRole('dialog', { name: frame.menu });
    await expect(menu.getByRole('definition')).toHaveText(['0', '52', '0']);
    await menu.getByRole('button', { name: words.expiringCoins }).click();
    const popup = page.getByRole('dialog', { name: words.expiringCoins });
    await expect(popup.getByRole('listitem')).toHaveCount(1);
    await expect(popup.getByRole('listitem')).toContainText(
      filled(reading.priceCoins_other, { count: '12' }),
    );
    await popup.getByRole('button', { name: frame.close }).click();
    await expect(menu).toBeVisible();
  },
);
