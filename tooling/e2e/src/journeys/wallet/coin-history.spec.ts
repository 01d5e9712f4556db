import { buyChapter } from '#account/buy-chapter.ts';
import { english, japanese, korean, type AccountEdition } from '#account/editions.ts';
import { giveCoins } from '#account/give-coins.ts';
import { addAccount } from '#account/members.ts';
import { newPrevious } from '#account/previous.ts';
import { enterAs, field, heading, signInByEmail } from '#account/steps.ts';
import { answered } from '#browser/faults.ts';
import { settled, violations } from '#browser/rules-of-accessibility.ts';
import { expect, test } from '#browser/test.ts';
import { chapterPath, titleIn } from '#service/state.ts';

const editions: readonly AccountEdition[] = [korean, japanese, english];

for (const edition of editions) {
  const { menu, coinHistory: words } = edition.words;

  test(
    `[A2-033] [A7-085] [A7-086] [B2-096] ${edition.name}: a visitor signs in, and sees where coins came from and what they went for`,
    { tag: edition.size },
    async ({ page }) => {
      const account = await addAccount();
      const title = titleIn(edition.language, 'comic');
      await giveCoins(account, 9);
      await buyChapter(account, title, 5, 3);

      await page.goto(edition.at('/coin/history/used'));
      await expect(page).toHaveURL(/\/login\?redirect=/);
      if (edition.formPath !== '/login') {
        await page.goto(page.url().replace('/login?', `${edition.formPath}?`));
      }
      await signInByEmail(page, edition, account);
      await expect(page).toHaveURL(edition.at('/coin/history/used'));
      await expect(heading(page, menu.coinHistory)).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByRole('definition')).toHaveText(['0', '6', '0']);
      const bought = main.getByRole('listitem');
      await expect(bought).toHaveCount(1);
      await expect(bought).toContainText('−3');
      const link = bought.getByRole('link', { name: title.name });
      await expect(link).toHaveAttribute('href', chapterPath(title, 5));
      await settled(page);
      expect(await violations(page)).toEqual([]);

      await main.getByRole('link', { name: words.distributed, exact: true }).click();
      await expect(main.getByRole('listitem')).toContainText([words.gift]);
      await main.getByRole('link', { name: words.month, exact: true }).click();
      await main.getByRole('link', { name: words.bonus, exact: true }).click();
      await expect(page).toHaveURL(edition.at('/coin/history/distributed?kind=bonus&months=1'));
      await expect(main.getByRole('heading', { name: words.emptyFilterTitle })).toBeVisible();
      await page.goBack();
      await expect(main.getByRole('listitem')).toContainText(['+9']);
      await main.getByRole('link', { name: words.used, exact: true }).click();
      await main.getByRole('link', { name: title.name }).click();
      await expect(page).toHaveURL(edition.at(chapterPath(title, 5)));
      await expect(page.locator('img[src^="blob:"], canvas, main img').first()).toBeVisible();
    },
  );
}

test(
  'global: totals follow at once what another tab does',
  { tag: english.size },
  async ({ page, context, faults }) => {
    // A call that was on its way while the session was replaced is sent again.
    faults.expect(answered(401));
    const { integrate } = english.words;
    const { code } = newPrevious();
    await enterAs(page, english, await addAccount());
    // A tab follows others once it keeps its session, which it tells the service of.
    const keepsSession = page.waitForRequest(/\/app\/foregrounded$/);
    await page.goto(english.at('/coin/history/distributed'));
    await keepsSession;
    const totals = page.getByRole('main').getByRole('definition');
    await expect(totals).toHaveText(['0', '0', '0']);

    const other = await context.newPage();
    await other.goto(english.at('/tw/input-serialcode'));
    await field(other, integrate.serialCode).fill(code);
    await other.getByRole('button', { name: integrate.submit, exact: true }).click();
    const question = other.getByRole('dialog', { name: integrate.askTitle });
    await question.getByRole('button', { name: integrate.move, exact: true }).click();
    await expect(other.getByText(integrate.doneTitle)).toBeVisible();
    await expect(totals).toHaveText(['1,200', '30', '0']);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  },
);
