import { english, korean, vietnamese } from '#account/editions.ts';
import { mailedLink } from '#account/mails.ts';
import { addAccount, endSessions, firstPassword } from '#account/members.ts';
import { enterAs, field, fillNewPassword, heading, signInByEmail } from '#account/steps.ts';
import { answered } from '#browser/faults.ts';
import { expect, test } from '#browser/test.ts';
import type { Page } from '@playwright/test';

const newPassword = 'another-horse-8';
const profilePath = '/api/member/profile';

for (const edition of [korean, vietnamese]) {
  const { name, words } = edition;
  const { password, signIn } = words;
  const below = name === 'vi-refund' ? '/login/password' : '/password';

  test(
    `[B2-087] [B2-138] ${name}: a forgotten password is replaced by the link of a mail, once`,
    { tag: edition.size },
    async ({ page, faults }) => {
      faults.expect(answered(410));
      const account = await addAccount();
      const save = page.getByRole('button', { name: password.save });
      const labels = [password.newPassword, password.confirmation] as const;
      await page.goto(edition.at(edition.formPath));
      await page.getByRole('main').getByRole('link', { name: signIn.findPassword }).click();
      await expect(page).toHaveURL(edition.at(`${below}/find`));
      await expect(heading(page, password.findTitle)).toBeVisible();
      await field(page, signIn.email).fill(account.email);
      await page.getByRole('button', { name: password.findSubmit }).click();
      await expect(heading(page, password.sentTitle)).toBeVisible();

      const link = await mailedLink(account.email);
      expect(link.startsWith(edition.at('/'))).toBe(true);
      await page.goto(link);
      await expect(heading(page, password.resetTitle)).toBeVisible();
      await fillNewPassword(page, labels, newPassword);
      await save.click();
      await expect(heading(page, password.changedTitle)).toBeVisible();

      await page.goto(link);
      await fillNewPassword(page, labels, 'yet-another-9');
      await save.click();
      await expect(heading(page, password.expiredTitle)).toBeVisible();

      await page.goto(edition.at(edition.formPath));
      await signInByEmail(page, edition, account, newPassword);
      await expect(page).toHaveURL(edition.at(name === 'vi-refund' ? '/refund/home' : '/'));
    },
  );
}

test(
  'global: a member changes the password, and signs in by it alone',
  { tag: english.size },
  async ({ page, faults }) => {
    faults.expect(answered(401), answered(403), answered(400));
    const { password, signIn, profile } = english.words;
    const account = await addAccount();
    const save = page.getByRole('button', { name: password.save });
    await enterAs(page, english, account);
    await page.goto(english.at('/userinfo'));
    await page.getByRole('main').getByRole('link', { name: profile.password, exact: true }).click();
    await expect(heading(page, password.changeTitle)).toBeVisible();
    await field(page, password.current).fill('wrong-horse-7');
    await fillNewPassword(page, [password.newPassword, password.confirmation], newPassword);
    await save.click();
    await expect(page.getByText(signIn.passwordMismatch)).toBeVisible();
    await expect(field(page, password.current)).toBeFocused();
    await field(page, password.current).fill(firstPassword);
    await save.click();
    await expect(page).toHaveURL(english.at('/userinfo'));

    await endSessions(account.id);
    await page.goto(english.at('/userinfo'));
    await expect(page).toHaveURL(english.at('/login?redirect=%2Fuserinfo'));
    await signInByEmail(page, english, account);
    await expect(page.getByText(signIn.signinIncorrect)).toBeVisible();
    await signInByEmail(page, english, account, newPassword);
    await expect(page).toHaveURL(english.at('/userinfo'));
  },
);

test(
  'global: a new password signs out no other tab, whatever that has on its way meanwhile',
  { tag: english.size },
  async ({ page, context, faults }) => {
    faults.expect(answered(401));
    const { password, profile } = english.words;
    await enterAs(page, english, await addAccount());
    const late = await answeredLate(page, `**${profilePath}`);
    await page.goto(english.at('/setting'));
    await late.isSent;

    const other = await context.newPage();
    await other.goto(english.at('/userinfo/password'));
    await field(other, password.current).fill(firstPassword);
    await fillNewPassword(other, [password.newPassword, password.confirmation], newPassword);
    await other.getByRole('button', { name: password.save }).click();
    await expect(other).toHaveURL(english.at('/userinfo'));

    const secondAnswer = page.waitForResponse(
      (response) => response.url().endsWith(profilePath) && response.ok(),
    );
    expect(await late.answer()).toBe(401);
    await secondAnswer;
    await page.getByRole('switch', { name: profile.marketing }).click();
    await expect(page.getByRole('switch', { name: profile.marketing })).toBeChecked();
    await expect(heading(other, english.words.menu.myPage)).toBeVisible();
  },
);

/** Keeps the first call of a page on its way, with the session that the browser had when it left. */
async function answeredLate(page: Page, call: string) {
  const sent = Promise.withResolvers<void>();
  const arrives = Promise.withResolvers<void>();
  const status = Promise.withResolvers<number>();
  await page.route(
    call,
    async (route) => {
      const cookies = await page.context().cookies(route.request().url());
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      const headers = { ...(await route.request().allHeaders()), cookie };
      sent.resolve();
      await arrives.promise;
      const response = await route.fetch({ headers });
      await route.fulfill({ response });
      status.resolve(response.status());
    },
    { times: 1 },
  );
  return {
    isSent: sent.promise,
    answer: () => {
      arrives.resolve();
      return status.promise;
    },
  };
}
