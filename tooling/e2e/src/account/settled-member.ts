import { expect, type Page } from '@playwright/test';
import { commentsPath, contentPath, titleIn } from '#service/state.ts';
import type { AccountEdition } from './editions.ts';
import { giveGift, sendMessage } from './give-gift.ts';
import { addAccount } from './members.ts';
import { enterAs } from './steps.ts';

/** As long as words of operators and readers come, without a place to break in the last. */
const long = { title: 'A summer of stories, and a winter of more', description: 'W'.repeat(80) };

/**
 * Enters as a member whose lists have something in them: gifts, a message, a title, a comment.
 * Gives the path of the chapter that they talk about.
 */
export async function enterSettled(page: Page, edition: AccountEdition): Promise<string> {
  const { reading, comments } = edition.words;
  const account = await addAccount();
  await giveGift(account, long, ['coin', 5], 20);
  await giveGift(account, long, ['ad_ticket', 2], 200);
  await sendMessage(account, long);
  await enterAs(page, edition, account);
  const title = titleIn(edition.language, 'magazine-novel');
  await page.goto(edition.at(contentPath(title)));
  await page.getByRole('button', { name: reading.subscribe, exact: true }).click();
  await expect(page.getByText(reading.subscribeDone)).toBeVisible();
  const talked = commentsPath(title, 2);
  await page.goto(edition.at(talked));
  await page
    .getByRole('textbox', { name: comments.yours })
    .fill(`${long.description} ${account.id}`);
  await page.getByRole('button', { name: comments.post, exact: true }).click();
  const own = page.getByRole('article').filter({ hasText: account.id });
  await expect(own.getByRole('button', { name: comments.delete })).toBeVisible();
  return talked;
}
