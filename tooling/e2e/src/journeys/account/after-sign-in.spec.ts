import { english, japanese, korean, vietnamese } from '#account/editions.ts';
import { addAccount, firstPassword, monthsAgo, storedMember } from '#account/members.ts';
import { callsOf, field, heading, pathsOf, signInByEmail } from '#account/steps.ts';
import { answered } from '#browser/faults.ts';
import { openContext } from '#browser/open-context.ts';
import { expect, test } from '#browser/test.ts';

const newPassword = 'another-horse-8';

for (const edition of [korean, vietnamese]) {
  const { name, words } = edition;
  const target = name === 'vi-refund' ? '/refund/home' : '/search';
  const query = `nextPage=true&redirect=${encodeURIComponent(target)}`;

  test(
    `[A2-055] [A2-056] [A2-057] [A2-058] [A2-059] [A4-005] [A4-006] [B2-083] [B4-032] [B4-041] ${name}: a dormant account is reactivated, agrees to newer terms, gets a newer password, and goes on`,
    { tag: edition.size },
    async ({ page, faults }) => {
      faults.expect(answered(410));
      const rested = { lastSignedInAt: monthsAgo(14), dormantAt: monthsAgo(2) };
      const account = await addAccount({
        columns: { ...rested, passwordChangedAt: monthsAgo(7) },
        agreedTo: '0.9',
      });
      await page.goto(edition.at(`${edition.formPath}?redirect=${encodeURIComponent(target)}`));
      const paths = pathsOf(page);
      const calls = callsOf(page);
      await signInByEmail(page, edition, account);
      await expect(heading(page, words.signIn.dormantTitle)).toBeVisible();
      // The account is nobody's until its owner reactivates it.
      expect((await storedMember(account.id)).dormantAt).not.toBeNull();
      await page.getByRole('button', { name: words.signIn.reactivate }).click();

      await expect(heading(page, words.consent.agreeTitle)).toBeVisible();
      await page.getByRole('button', { name: words.consent.agree }).click();
      await expect(page.getByText(words.consent.missing).first()).toBeVisible();
      await page.getByRole('checkbox', { name: words.consent.all }).check();
      await page.getByRole('button', { name: words.consent.agree }).click();

      await expect(heading(page, words.password.campaignTitle)).toBeVisible();
      await page.getByRole('link', { name: words.password.campaignNow }).click();
      await expect(heading(page, words.password.changeTitle)).toBeVisible();
      const main = page.getByRole('main');

      await field(page, words.password.current).fill(firstPassword);
      await field(page, words.password.newPassword).fill(newPassword);
      await field(page, words.password.confirmation).fill(newPassword);
      await main.getByRole('button', { name: words.password.save }).click();
      await expect(page).toHaveURL(edition.at(target));
      expect(calls.filter((call) => /rsa|signin|status/.test(call)).slice(0, 5)).toEqual([
        'GET /member/rsa/LOGIN',
        'POST /member/signin',
        'GET /member/rsa/CHECK_PASSWORD',
        'POST /status/check-dormant-password',
        'POST /status/switch-dormant-to-member',
      ]);
      expect(paths).toEqual([
        `/login/auth?${query}`,
        `/login/dormant?${query}`,
        `/login/auth?${query}`,
        `/login/agree?${query}`,
        `/login/campaign?${query}`,
        `/login/changePassword?${query}`,
        target,
      ]);
    },
  );
}

test(
  '[B4-032] global: the campaign can be put off, and then does not ask at the next sign-in',
  { tag: english.size },
  async ({ page, browser }) => {
    const account = await addAccount({ columns: { passwordChangedAt: monthsAgo(7) } });
    await page.goto(english.at('/login?redirect=%2Fsearch'));
    await signInByEmail(page, english, account);
    await page.getByRole('button', { name: english.words.password.campaignLater }).click();
    await expect(page).toHaveURL(english.at('/search'));

    const context = await openContext(browser);
    const next = await context.newPage();
    await next.goto(english.at('/login?redirect=%2Fsetting'));
    await signInByEmail(next, english, account);
    await expect(next).toHaveURL(english.at('/setting'));
    await context.close();
  },
);

test(
  'ja: who does not agree to newer terms is signed out',
  { tag: japanese.size },
  async ({ page }) => {
    const { words } = japanese;
    const account = await addAccount({ agreedTo: '0.9' });
    await page.goto(japanese.at('/login'));
    await signInByEmail(page, japanese, account);
    await expect(heading(page, words.consent.agreeTitle)).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: words.frame.close }).click();
    await page.getByRole('button', { name: words.signIn.cancelConfirm }).click();
    await expect(page).toHaveURL(japanese.at('/'));
    const signIn = page.getByRole('banner').getByRole('link', { name: words.frame.signIn });
    await expect(signIn).toBeVisible();
  },
);
