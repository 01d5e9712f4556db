import { english, japanese, korean, type AccountEdition } from '#account/editions.ts';
import { addAccount, newName } from '#account/members.ts';
import {
  awayPrevious,
  newPrevious,
  showByEmail,
  storedMove,
  type PreviousAccount,
} from '#account/previous.ts';
import { providerButton, sayWhoYouAre } from '#account/providers.ts';
import { enterAs, field, heading } from '#account/steps.ts';
import { answered } from '#browser/faults.ts';
import { filled } from '#browser/phrases.ts';
import { openContext } from '#browser/open-context.ts';
import { expect, test } from '#browser/test.ts';
import type { Page } from '@playwright/test';

function dialog(page: Page, name: string) {
  return page.getByRole('dialog', { name, exact: true });
}

/** Merges the account that was shown. */
async function merge(page: Page, { words: { integrate } }: AccountEdition): Promise<void> {
  const question = dialog(page, integrate.askTitle);
  await question.getByRole('button', { name: integrate.move, exact: true }).click();
}

/** Agrees to the terms, as an account that has just opened has to. */
async function agree(page: Page, { words: { consent } }: AccountEdition): Promise<void> {
  await page.getByRole('checkbox', { name: consent.all }).check();
  await page.getByRole('button', { name: consent.agree }).click();
}

/** Says in numbers which coins came along. */
async function expectCoins(page: Page, edition: AccountEdition): Promise<void> {
  const { integrate } = edition.words;
  await expect(page).toHaveURL(edition.at('/integrate/coin'));
  await expect(heading(page, integrate.coinTitle)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText(integrate.purchasedCoins);
  await expect(main).toContainText('1,200');
  await expect(main).toContainText('30');
}

/** The message of the guard, which leads Home. */
async function leaveMessage(page: Page, edition: AccountEdition, title: string): Promise<void> {
  const ok = { name: edition.words.frame.ok, exact: true } as const;
  await dialog(page, title).getByRole('button', ok).click();
  await expect(page).toHaveURL(edition.at('/'));
}

test(
  '[A1-022] [B8-025] [B8-026] [B8-027] ko: an account moves by its email with its coins, once',
  { tag: korean.size },
  async ({ page, faults }) => {
    faults.expect(answered(404), answered(417), answered(502));
    const { failures, integrate, signIn } = korean.words;
    const previous = newPrevious();
    await page.goto(korean.at('/login'));
    await page.getByRole('link', { name: signIn.previousAccount }).click();
    await page.getByRole('link', { name: integrate.begin }).click();
    await showByEmail(page, korean, previous.email, 'not-the-password-1');
    await expect(page.getByText(integrate.notRegistered)).toBeVisible();
    await showByEmail(page, korean, awayPrevious.email);
    await expect(page.getByText(failures.providerUnavailable)).toBeVisible();
    await showByEmail(page, korean, previous.email);
    await merge(page, korean);
    await agree(page, korean);
    await expectCoins(page, korean);

    await page.goto(korean.at('/userinfo'));
    await expect(page.getByRole('main')).toContainText(previous.email);
    await page.goto(korean.at('/integrate'));
    await page.getByRole('link', { name: integrate.toCoins }).click();
    await expectCoins(page, korean);
    await page.goto(korean.at('/integrate/login'));
    await leaveMessage(page, korean, integrate.completeTitle);
  },
);

test(
  '[B8-012] ja: a previous service that is no longer there has no account, which leads Home',
  { tag: japanese.size },
  async ({ page, faults }) => {
    faults.expect(answered(404));
    await page.route('**/api/app/config/web', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.replace('"previous"', '"another"') });
    });
    await page.goto(japanese.at('/integrate/login'));
    await leaveMessage(page, japanese, japanese.words.integrate.notFoundTitle);
  },
);

test(
  '[B2-123] ja: an account moves by a provider to who is signed in, and no account or service is said',
  { tag: japanese.size },
  async ({ page, faults }) => {
    // A call that was on its way while the session was replaced is sent again.
    faults.expect(answered(401), answered(404), answered(502), answered(409));
    const { failures, frame, integrate } = japanese.words;
    const account = await addAccount();
    const previous = newPrevious();
    const showAs = async ({ name }: Pick<PreviousAccount, 'name'>): Promise<void> => {
      await page.goto(japanese.at('/integrate/login'));
      await providerButton(page, japanese, 'Google').click();
      await sayWhoYouAre(page, name);
    };
    await enterAs(page, japanese, account);
    await showAs(awayPrevious);
    await expect(heading(page, integrate.refusedTitle)).toBeVisible();
    await expect(page.getByText(failures.providerUnavailable)).toBeVisible();
    await page.getByRole('link', { name: frame.retry }).click();
    await expect(page).toHaveURL(japanese.at('/integrate/login'));
    await showAs({ name: newName() });
    await leaveMessage(page, japanese, integrate.notFoundTitle);
    await showAs(previous);
    const joins = filled(integrate.askJoin, { nickname: account.nickname });
    await expect(dialog(page, integrate.askTitle)).toContainText(joins);
    await merge(page, japanese);
    await expectCoins(page, japanese);
    expect(await storedMove(previous)).toMatchObject({ memberId: account.id });
  },
);

test(
  '[B2-130] global: an account moves by a serial code, which is good for one',
  { tag: english.size },
  async ({ browser, page, faults }) => {
    // A call that was on its way while the session was replaced is sent again.
    faults.expect(answered(401), answered(404), answered(409), answered(502));
    const { failures, integrate } = english.words;
    const enter = async (by: Page, code: string): Promise<void> => {
      await field(by, integrate.serialCode).fill(code);
      await by.getByRole('button', { name: integrate.submit, exact: true }).click();
    };
    const account = await addAccount();
    const { code, ...previous } = newPrevious();
    await enterAs(page, english, account);
    await page.goto(english.at('/integrate'));
    await page.getByRole('link', { name: integrate.haveCode }).click();
    await enter(page, 'TOO SHORT');
    await expect(page.getByText(integrate.serialFormat)).toBeVisible();
    await enter(page, 'X'.repeat(16));
    await expect(page.getByText(integrate.serialUnknown)).toBeVisible();
    await enter(page, awayPrevious.code);
    await expect(page.getByText(failures.providerUnavailable)).toBeVisible();
    await enter(page, code.toLowerCase().replaceAll(/.{4}(?!$)/g, '$&-'));
    await merge(page, english);
    await expect(page).toHaveURL(english.at('/tw/completed-migration'));
    await expect(page.getByText(integrate.doneTitle)).toBeVisible();
    await page.getByRole('link', { name: integrate.toCoins }).click();
    await expectCoins(page, english);
    expect(await storedMove({ ...previous, code })).toMatchObject({ memberId: account.id });

    const other = await (await openContext(browser)).newPage();
    await enterAs(other, english, await addAccount());
    await other.goto(english.at('/tw/input-serialcode'));
    await enter(other, code);
    await leaveMessage(other, english, integrate.completeTitle);
    await other.context().close();
  },
);
