import type { Page } from '@playwright/test';
import { buyChapter } from '#account/buy-chapter.ts';
import { english } from '#account/editions.ts';
import { giveCoins } from '#account/give-coins.ts';
import { addAccount, type Account } from '#account/members.ts';
import { enterAs, openEntered } from '#account/steps.ts';
import { seenPageNames } from '#browser/seen-pages.ts';
import { openContext } from '#browser/open-context.ts';
import { expect, test } from '#browser/test.ts';
import { wordsIn } from '#catalogue/words.ts';
import { chapterPath, contentPath, titleIn } from '#service/state.ts';

const { unlock } = english.words;
const { episode } = wordsIn(english.language);

/** The amount beside free coins: bought ones come before. */
function freeCoins(page: Page) {
  return page.getByRole('main').getByRole('definition').nth(1);
}

async function enter(page: Page, account: Account, path: string): Promise<void> {
  await enterAs(page, english, account);
  await openEntered(page, english, path);
}

test(
  '[A4-080] global: two devices that unlock a chapter at once pay once, and follow each other’s totals',
  { tag: english.size },
  async ({ page, browser, faults }) => {
    const title = titleIn(english.language, 'comic');
    const account = await addAccount();
    await giveCoins(account, 10);
    const context = await openContext(browser);
    const other = await context.newPage();
    faults.watch(other);
    const devices = [page, other];
    for (const device of devices) {
      await enter(device, account, contentPath(title));
      await device.getByRole('link', { name: episode(5), exact: true }).click();
      const dialog = device.getByRole('dialog', { name: episode(5) });
      await expect(dialog.getByText(unlock.left)).toBeVisible();
    }
    const buttons = devices.map((device) =>
      device.getByRole('dialog').getByRole('button', { name: unlock.buy }),
    );
    await Promise.all(buttons.map((button) => button.click()));
    for (const device of devices) {
      await expect(device).toHaveURL(english.at(chapterPath(title, 5)));
      await expect.poll(() => seenPageNames(device)).toContain('5/1');
      await openEntered(device, english, '/coin/history/used');
      await expect(freeCoins(device)).toHaveText('7');
    }
    await buyChapter(account, title, 4, 3);
    for (const device of devices) {
      await device.evaluate(() => dispatchEvent(new Event('focus')));
      await expect(freeCoins(device)).toHaveText('4');
    }
    await context.close();
  },
);

test(
  '[A4-080] global: a chapter that is rented on one device opens on the other',
  { tag: english.size },
  async ({ page, browser, faults }) => {
    const title = titleIn(english.language, 'advertised');
    const account = await addAccount();
    await giveCoins(account, 2);
    await enter(page, account, contentPath(title));
    await page.getByRole('link', { name: episode(6), exact: true }).click();
    await page.getByRole('button', { name: unlock.otherWays }).click();
    const dialog = page.getByRole('dialog', { name: episode(6) });
    const rent = unlock.rentFor.replace('{{period}}', '');
    await dialog.getByRole('button', { name: new RegExp(`^${rent}`) }).click();
    await expect(page).toHaveURL(english.at(chapterPath(title, 6)));

    const context = await openContext(browser);
    const other = await context.newPage();
    faults.watch(other);
    await enter(other, account, chapterPath(title, 6));
    await expect.poll(() => seenPageNames(other)).toContain('6/1');
    await context.close();
  },
);
