import { english, japanese, korean, loginEditions, vietnamese } from '#account/editions.ts';
import { addAccount, monthsAgo, newName } from '#account/members.ts';
import { providerButton, sayWhoYouAre } from '#account/providers.ts';
import { emailForm, heading } from '#account/steps.ts';
import { answered } from '#browser/faults.ts';
import { filled } from '#browser/phrases.ts';
import { expect, test } from '#browser/test.ts';

const known = { ko: '카카오', ja: 'Twitter', global: 'Apple', 'vi-refund': 'Google' } as const;
const types = { ko: 'kakao', ja: 'twitter', global: 'apple', 'vi-refund': 'google' } as const;

for (const edition of loginEditions) {
  const { name } = edition;
  const target = name === 'vi-refund' ? '/refund/home' : '/setting';

  test(
    `[A4-007] ${name}: signs in by ${known[name]} and goes on to where it was wanted`,
    { tag: edition.size },
    async ({ page }) => {
      const login = { type: types[name], name: newName() };
      await addAccount({ login });
      await page.goto(edition.at(`/login?redirect=${encodeURIComponent(target)}`));
      await providerButton(page, edition, known[name]).click();
      await sayWhoYouAre(page, login.name);
      await expect(page).toHaveURL(edition.at(target));
      await page.goto(edition.at('/login'));
      await expect(page).toHaveURL(edition.at(name === 'vi-refund' ? '/refund/home' : '/'));
    },
  );
}

test(
  '[A4-009] [A4-014] ko: the wallet opens an account directly, which then agrees to the terms',
  { tag: korean.size },
  async ({ page, faults }) => {
    faults.expect(answered(417));
    const { external, frame, consent } = korean.words;
    await page.goto(korean.at('/login?redirect=%2Fsetting'));
    await providerButton(page, korean, 'PAYCO').click();
    await sayWhoYouAre(page, newName());
    const done = page.getByRole('dialog', { name: external.completedTitle });
    await done.getByRole('button', { name: frame.ok }).click();
    await expect(heading(page, consent.agreeTitle)).toBeVisible();
    await page.getByRole('checkbox', { name: consent.all }).check();
    await page.getByRole('button', { name: consent.agree }).click();
    await expect(page).toHaveURL(korean.at('/setting'));
  },
);

test(
  '[A4-010] ko: another provider than the wallet opens none, and leads to sign-up',
  { tag: korean.size },
  async ({ page, faults }) => {
    faults.expect(answered(417));
    const { external } = korean.words;
    await page.goto(korean.at('/login'));
    await providerButton(page, korean, '네이버').click();
    await sayWhoYouAre(page, newName());
    const dialog = page.getByRole('dialog', { name: external.signUpFirstTitle });
    const said = filled(external.signUpFirstText, { provider: '네이버' });
    await expect(dialog).toContainText(said);
    await dialog.getByRole('button', { name: external.signUp }).click();
    await expect(page).toHaveURL(korean.at('/signup/certificateEmail'));
  },
);

test(
  '[A4-008] [A4-014] ja: who has no account is asked whether to open one by the provider',
  { tag: japanese.size },
  async ({ page, faults }) => {
    faults.expect(answered(417));
    const { external, frame, consent } = japanese.words;
    const name = newName();
    const question = page.getByRole('dialog', {
      name: filled(external.signUpTitle, { provider: 'Facebook' }),
    });
    await page.goto(japanese.at('/login'));
    await providerButton(page, japanese, 'Facebook').click();
    await sayWhoYouAre(page, name);
    await question.getByRole('button', { name: frame.cancel }).click();
    await expect(page).toHaveURL(japanese.at('/'));

    await page.goto(japanese.at('/login?redirect=%2Fsetting'));
    await providerButton(page, japanese, 'Facebook').click();
    await sayWhoYouAre(page, name);
    await question.getByRole('button', { name: external.signUp }).click();
    const done = page.getByRole('dialog', { name: external.completedTitle });
    await done.getByRole('button', { name: frame.ok }).click();
    await page.getByRole('checkbox', { name: consent.all }).check();
    await page.getByRole('button', { name: consent.agree }).click();
    await expect(page).toHaveURL(japanese.at('/setting'));
  },
);

test(
  '[A4-011] ko: an account that awaits its deletion is not found',
  { tag: korean.size },
  async ({ page, faults }) => {
    faults.expect(answered(410));
    const { external, frame } = korean.words;
    const login = { type: 'google', name: newName() } as const;
    await addAccount({ login, columns: { deletionAskedAt: new Date() } });
    await page.goto(korean.at('/login'));
    await providerButton(page, korean, 'Google').click();
    await sayWhoYouAre(page, login.name);
    const dialog = page.getByRole('dialog', { name: external.notFoundTitle });
    await dialog.getByRole('button', { name: frame.ok }).click();
    await expect(page).toHaveURL(korean.at('/login'));
  },
);

test(
  '[A4-012] global: a dormant account is reactivated by its provider',
  { tag: english.size },
  async ({ page, faults }) => {
    faults.expect(answered(410));
    const { signIn } = english.words;
    const login = { type: 'google', name: newName() } as const;
    await addAccount({ login, columns: { dormantAt: monthsAgo(2) } });
    await page.goto(english.at('/login?redirect=%2Fsetting'));
    await providerButton(page, english, 'Google').click();
    await sayWhoYouAre(page, login.name);
    await expect(heading(page, signIn.dormantTitle)).toBeVisible();
    await page.getByRole('button', { name: signIn.reactivate }).click();
    await expect(page).toHaveURL(english.at('/setting'));
  },
);

test(
  '[A4-013] global: who cancels at the provider, or comes back with another’s state, is told at Login',
  { tag: english.size },
  async ({ page, faults }) => {
    faults.expect(answered(401), answered(410), answered(400));
    const { signIn, frame } = english.words;
    const failed = page.getByRole('dialog', { name: signIn.failedTitle });
    const google = providerButton(page, english, 'Google');
    await page.goto(english.at('/login'));
    await google.click();
    await sayWhoYouAre(page, null);
    await expect(page).toHaveURL(english.at('/login'));
    await expect(failed).toContainText(signIn.authenticationFailed);
    await failed.getByRole('button', { name: frame.ok }).click();

    await page.route('**/api/member/external-idp/web/google/callback', async (route) => {
      const form = new URLSearchParams(route.request().postData() ?? '');
      form.set('state', 'another');
      await route.continue({ postData: form.toString() });
    });
    await google.click();
    await sayWhoYouAre(page, newName());
    await expect(failed).toContainText(signIn.authenticationFailed);
    await failed.getByRole('button', { name: frame.ok }).click();
    await expect(emailForm(page, english).email).toBeVisible();
  },
);

for (const edition of [japanese, vietnamese]) {
  const callback =
    edition === vietnamese ? '/login/callback/google' : '/member/external-idp/web/google/callback';

  test(
    `[B2-122] ${edition.name}: a callback that this tab has not asked for leads Home`,
    { tag: edition.size },
    async ({ page }) => {
      await page.goto(edition.at(`${callback}?code=1&state=2`));
      await expect(page).toHaveURL(edition.at(edition === vietnamese ? '/refund/home' : '/'));
    },
  );
}
