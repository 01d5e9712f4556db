import { english, korean, vietnamese } from '#account/editions.ts';
import { mailedLink } from '#account/mails.ts';
import { addAccount, endSessions, firstPassword } from '#account/members.ts';
import { enterAs, field, fillNewPassword, heading, signInByEmail } from '#account/steps.ts';
import { answered } from '#browser/faults.ts';
import { expect, test } from '#browser/test.ts';

const newPassword = 'another-horse-8';

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
