import { english, japanese, korean, type AccountEdition } from '#account/editions.ts';
import { giveGift, sendMessage } from '#account/give-gift.ts';
import { addAccount } from '#account/members.ts';
import { enterAs, heading } from '#account/steps.ts';
import { settled, violations } from '#browser/rules-of-accessibility.ts';
import { expect, test } from '#browser/test.ts';

const editions: readonly AccountEdition[] = [korean, japanese, english];

for (const edition of editions) {
  const { menu, inbox: words } = edition.words;

  test(
    `[A1-011] [A2-022] [A4-049] [B2-157] [B2-158] ${edition.name}: what is new leads to gifts, which two tabs receive once`,
    { tag: edition.size },
    async ({ page, context }) => {
      const account = await addAccount();
      await giveGift(account, { title: 'Coins <b>', description: 'For you' }, ['coin', 5], 20);
      await giveGift(account, { title: 'Tickets', description: '' }, ['ticket', 2], 200);
      await sendMessage(account, { title: 'Hello', description: '<i>as it is</i>' });
      await enterAs(page, edition, account);
      await page.goto(edition.at('/'));
      const badge = page.getByRole('banner').getByRole('link', { name: menu.inbox });
      await expect(badge).toContainText('3');
      await badge.click();
      await expect(page).toHaveURL(edition.at('/inbox/gift'));
      await expect(heading(page, menu.inbox)).toBeVisible();
      const main = page.getByRole('main');
      const coins = main.getByRole('article', { name: 'Coins <b>' });
      await expect(coins).toBeVisible();
      await expect(badge).toContainText('1');
      await settled(page);
      expect(await violations(page)).toEqual([]);

      const other = await context.newPage();
      await other.goto(edition.at('/inbox/gift'));
      const all = other.getByRole('main').getByRole('button', { name: words.receiveAll });
      await expect(all).toBeVisible();
      await Promise.all([
        // By the keyboard alone.
        coins.getByRole('button', { name: words.receive, exact: true }).press('Enter'),
        all.click(),
      ]);
      for (const tab of [page, other]) {
        const received = tab.getByRole('main').getByRole('article');
        await expect(received.getByText(words.received, { exact: true })).toHaveCount(2);
      }
      await other.goto(edition.at('/coin/history/distributed'));
      await expect(other.getByRole('main').getByRole('definition')).toHaveText(['0', '5', '2']);
      await expect(other.getByRole('main').getByRole('listitem')).toHaveCount(1);

      await main.getByRole('link', { name: words.messages, exact: true }).press('Enter');
      await expect(main.getByRole('article', { name: 'Hello' })).toContainText('<i>as it is</i>');
      await expect(badge).toHaveCount(0);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    },
  );
}
