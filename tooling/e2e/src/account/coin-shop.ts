import type { Page } from '@playwright/test';
import { coinOrder } from '@hanji/server/db/schema/wallet/payment.ts';
import { wallet } from '@hanji/server/db/schema/wallet/wallet.ts';
import { enqueue } from '@hanji/server/db/jobs/enqueue.ts';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { filled } from '#browser/phrases.ts';
import { expect } from '#browser/test.ts';
import { contentPath, titleIn } from '#service/state.ts';
import { database } from './database.ts';
import type { AccountEdition } from './editions.ts';
import { addAccount, type Account } from './members.ts';
import { enterAs, follow, heading } from './steps.ts';

/** The larger pack, which every edition sells. */
async function choosePack(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /100/ }).check({ force: true });
}

/** A member of an edition who wants the larger pack of coins, and came from a title. */
export async function openShop(page: Page, edition: AccountEdition): Promise<Account> {
  const account = await addAccount();
  await enterAs(page, edition, account);
  await page.goto(edition.at(contentPath(titleIn(edition.language, 'comic'))));
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await follow(page, '/coinpurchase');
  await expect(heading(page, edition.words.shop.title)).toBeVisible();
  await choosePack(page);
  return account;
}

/** From a result to another try. */
export async function returnToShop(page: Page, { words }: AccountEdition): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: words.shop.toShop }).click();
  await choosePack(page);
}

export function buyButton(page: Page, { words }: AccountEdition) {
  const name = new RegExp(filled(words.shop.buy, { price: '.+' }));
  return page.getByRole('main').getByRole('button', { name });
}

/** Pays by a card that nobody keeps. */
export async function payByCard(page: Page, edition: AccountEdition, number: string) {
  const { shop } = edition.words;
  await page.getByRole('radio', { name: shop.credit }).check();
  await page.getByRole('textbox', { name: shop.cardNumber }).fill(number);
  await page.getByRole('textbox', { name: shop.cardExpiry }).fill('12/40');
  await page.getByRole('textbox', { name: shop.securityCode }).fill('123');
  await buyButton(page, edition).click();
}

/** What somebody does on the page of the sandbox, wherever that is open. */
export async function answer(
  page: Page,
  button: 'Approve' | 'Decline' | 'Leave',
  scenario = 'normal',
): Promise<void> {
  await page.getByRole('combobox', { name: 'What goes wrong' }).selectOption(scenario);
  await page.getByRole('button', { name: button, exact: true }).click();
}

/** So many packs are in the wallet, and nothing else. */
export async function expectPacks(page: Page, edition: AccountEdition, packs: number) {
  await page.goto(edition.at('/coinpurchase'));
  const coins = page
    .getByRole('region', { name: edition.words.shop.yourCoins })
    .getByRole('definition');
  await expect(coins).toHaveText([String(100 * packs), String(10 * packs)]);
}

/** The coins are there once, and the way on leads back to the title. */
export async function expectCoins(page: Page, edition: AccountEdition): Promise<void> {
  const { shop } = edition.words;
  await expect(heading(page, shop.successTitle)).toBeVisible();
  await expect(page).toHaveURL(/\/coinpurchase\/result\/success\?/);
  const title = contentPath(titleIn(edition.language, 'comic'));
  await expect(page.getByRole('main').getByRole('link', { name: shop.goOn })).toHaveAttribute(
    'href',
    title,
  );
  await expectPacks(page, edition, 1);
}

function ordersOf({ id }: Account) {
  const own = database().select({ id: wallet.id }).from(wallet).where(eq(wallet.memberId, id));
  return inArray(coinOrder.walletId, own);
}

/** The states of a member's orders, the oldest first. */
export async function orderStates(account: Account): Promise<string[]> {
  const rows = await database()
    .select({ state: coinOrder.state })
    .from(coinOrder)
    .where(ordersOf(account))
    .orderBy(asc(coinOrder.createdAt));
  return rows.map(({ state }) => state);
}

/** Has the job ask about a member's orders now, as it does when their time has come. */
export async function settleOrders(account: Account): Promise<void> {
  const db = database();
  await db
    .update(coinOrder)
    .set({ askAt: new Date() })
    .where(and(ordersOf(account), isNotNull(coinOrder.askAt)));
  await enqueue(db, 'settle-orders', {});
}
