import type { Page } from '@playwright/test';
import { buyChapter } from '#account/buy-chapter.ts';
import { english, japanese, korean } from '#account/editions.ts';
import { giveCoins } from '#account/give-coins.ts';
import { addAccount } from '#account/members.ts';
import { enterAs, heading, openEntered } from '#account/steps.ts';
import { pressByTab } from '#browser/by-keyboard.ts';
import { overflow } from '#browser/overflow.ts';
import { filled } from '#browser/phrases.ts';
import { settled, violations } from '#browser/rules-of-accessibility.ts';
import { seenPageNames } from '#browser/seen-pages.ts';
import { openContext } from '#browser/open-context.ts';
import { expect, test } from '#browser/test.ts';
import { wordsIn } from '#catalogue/words.ts';
import { chapterPath, contentPath, titleIn } from '#service/state.ts';

async function expectSound(page: Page): Promise<void> {
  await settled(page);
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
}

for (const edition of [korean, japanese, english]) {
  const { library: words, reading, frame } = edition.words;
  const { episode } = wordsIn(edition.language);

  test(
    `[A1-008] [A2-025] [A2-026] [A4-018] [A4-019] [A4-020] [B1-003] [B2-100] ${edition.name}: a library holds what is subscribed to, read and owned, on every device`,
    { tag: edition.size },
    async ({ page, browser, faults }) => {
      const title = titleIn(edition.language, 'comic');
      const row = (on: Page) =>
        on.getByRole('main').getByRole('article').filter({ hasText: title.name });
      await page.goto(edition.at('/library/recent'));
      await expect(page).toHaveURL(edition.at('/login?redirect=%2Flibrary%2Frecent'));
      const account = await addAccount();
      await giveCoins(account, 10);
      await buyChapter(account, title, 5, 3);

      await enterAs(page, edition, account);
      await page.goto(edition.at(contentPath(title)));
      await page.getByRole('button', { name: reading.subscribe, exact: true }).click();
      await expect(page.getByText(reading.subscribeDone)).toBeVisible();
      const subscribing = page.getByRole('button', { name: reading.subscribing, exact: true });
      await subscribing.click();
      await expect(page.getByText(reading.subscribeEnded)).toBeVisible();
      await page.getByRole('button', { name: reading.undo }).click();
      await expect(subscribing).toBeVisible();
      await page.goto(edition.at(chapterPath(title, 2)));
      await expect.poll(() => seenPageNames(page)).toContain('2/1');
      await page.goto(edition.at('/library'));
      await expect(heading(page, frame.library)).toBeVisible();
      await expect(row(page)).toContainText(filled(words.lastRead, { name: episode(2) }));
      await expectSound(page);
      await page.getByRole('main').getByRole('link', { name: words.rented, exact: true }).click();
      await expect(page.getByText(words.rentedNone)).toBeVisible();
      await page.getByRole('link', { name: words.unlocked, exact: true }).click();
      await expect(row(page)).toBeVisible();
      await expectSound(page);

      const context = await openContext(browser);
      const other = await context.newPage();
      faults.watch(other);
      await enterAs(other, edition, account);
      await openEntered(other, edition, '/');
      const begun = other.getByRole('region', { name: reading.continueReading });
      const on = begun.getByRole('article').getByRole('link').first();
      await expect(on).toHaveAttribute('href', chapterPath(title, 2));
      await on.click();
      await expect.poll(() => seenPageNames(other)).toContain('2/1');
      await context.close();
    },
  );

  test(
    `${edition.name}: by keys alone titles leave a library and come back, on both devices`,
    { tag: edition.size },
    async ({ page, browser, faults }) => {
      const title = titleIn(edition.language, 'comic');
      const account = await addAccount();
      await enterAs(page, edition, account);
      await openEntered(page, edition, contentPath(title));
      await page.getByRole('button', { name: reading.subscribe, exact: true }).click();
      await expect(page.getByText(reading.subscribeDone)).toBeVisible();

      const context = await openContext(browser);
      const other = await context.newPage();
      faults.watch(other);
      await enterAs(other, edition, account);
      await openEntered(other, edition, '/library/subscribed');
      const listed = other.getByRole('main').getByRole('article');
      await expect(listed).toHaveCount(1);

      await page.goto(edition.at('/library/subscribed'));
      const main = page.getByRole('main');
      await expect(main.getByRole('article')).toHaveCount(1);
      const choose = main.getByRole('button', { name: words.choose, exact: true });
      const bar = page.getByRole('region', { name: words.chosenTitles });
      const box = page.getByRole('checkbox', {
        name: filled(words.chooseTitle, { title: title.name }),
      });
      const remove = bar.getByRole('button', { name: words.remove });
      await pressByTab(page, choose);
      await pressByTab(page, box, 'Space');
      await expect(box).toBeChecked();
      await expectSound(page);
      await pressByTab(page, remove);
      await expect(page.getByText(words.subscribedNone)).toBeVisible();
      await other.evaluate(() => dispatchEvent(new Event('focus')));
      await expect(other.getByText(words.subscribedNone)).toBeVisible();
      await pressByTab(page, page.getByRole('button', { name: reading.undo }));
      await expect(main.getByRole('article')).toHaveCount(1);
      await other.evaluate(() => dispatchEvent(new Event('focus')));
      await expect(listed).toHaveCount(1);
      await context.close();
    },
  );
}
