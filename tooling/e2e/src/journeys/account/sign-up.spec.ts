import { english, japanese, korean } from '#account/editions.ts';
import { addAccount, newEmail } from '#account/members.ts';
import { letCodeExpire, mailedCode, mailedSignIn } from '#account/mails.ts';
import { field, fillNewPassword, heading } from '#account/steps.ts';
import { answered } from '#browser/faults.ts';
import { filled } from '#browser/phrases.ts';
import { expect, test } from '#browser/test.ts';

const password = 'paper-and-ink-7';

for (const edition of [korean, japanese]) {
  const { name, words } = edition;
  const { signUp, consent } = words;

  test(
    `[B2-080] ${name}: signs up by the code of a mail, and goes on signed in`,
    { tag: edition.size },
    async ({ page, faults }) => {
      faults.expect(answered(400));
      const email = newEmail();
      const button = (label: string) => page.getByRole('main').getByRole('button', { name: label });
      await page.goto(edition.at(edition.formPath));
      await page.getByRole('main').getByRole('link', { name: words.signIn.signUp }).click();
      await expect(page).toHaveURL(edition.at('/signup/certificateEmail'));
      await expect(heading(page, signUp.title)).toBeVisible();
      await field(page, words.signIn.email).fill(email);
      await button(signUp.sendCode).click();

      await expect(heading(page, signUp.codeTitle)).toBeVisible();
      await expect(page.getByText(filled(signUp.codeText, { email }))).toBeVisible();
      const code = await mailedCode(email);
      await field(page, signUp.code).fill(code === '000000' ? '000001' : '000000');
      await button(signUp.confirm).click();
      await expect(page.getByText(signUp.codeWrong)).toBeVisible();
      await field(page, signUp.code).fill(code);
      await button(signUp.confirm).click();

      await expect(heading(page, signUp.joinTitle)).toBeVisible();
      await field(page, signUp.nickname).fill('Bada');
      await fillNewPassword(page, [words.signIn.password, words.password.again], 'short-7');
      await button(signUp.join).click();
      await expect(page.getByText(words.password.tooShort)).toBeVisible();
      await expect(page.getByText(consent.missing)).toHaveCount(name === 'ko' ? 3 : 2);
      await fillNewPassword(page, [words.signIn.password, words.password.again], password);
      await page.getByRole('checkbox', { name: consent.all }).check();
      if (name === 'ko') {
        // Whoever is under 14 does not sign up, and a mobile number is asked for.
        await page.getByRole('checkbox', { name: consent.age14 }).uncheck();
        await button(signUp.join).click();
        await expect(page.getByText(consent.missing)).toHaveCount(1);
        await expect(page.getByText(signUp.mobileRequired)).toBeVisible();
        await page.getByRole('checkbox', { name: consent.age14 }).check();
        await field(page, signUp.mobile).fill('01012345678');
      }
      await button(signUp.join).click();
      await expect(page.getByText(signUp.completed)).toBeVisible();
      await expect(page).toHaveURL(edition.at('/'));
      await page.goto(edition.at('/userinfo'));
      const nickname = page.getByRole('link', { name: `${words.profile.nickname} Bada` });
      await expect(nickname).toBeVisible();
    },
  );
}

test(
  'ja: a code does not hold longer than ten minutes, and another one can be sent',
  { tag: japanese.size },
  async ({ page, context, faults }) => {
    faults.expect(answered(410));
    const { signUp, signIn } = japanese.words;
    const email = newEmail();
    const button = (label: string) => page.getByRole('main').getByRole('button', { name: label });
    await page.goto(japanese.at('/signup'));
    await field(page, signIn.email).fill(email);
    await button(signUp.sendCode).click();
    const first = await mailedCode(email);
    await letCodeExpire(context, email);
    await field(page, signUp.code).fill(first);
    await button(signUp.confirm).click();
    await expect(page.getByText(signUp.codeExpired)).toBeVisible();
    await button(signUp.sendAgain).click();
    await expect(page.getByText(signUp.sentAgain)).toBeVisible();
    await field(page, signUp.code).fill(await mailedCode(email, first));
    await button(signUp.confirm).click();
    await expect(heading(page, signUp.joinTitle)).toBeVisible();
  },
);

test(
  'global: an address that has an account gets no code but the way to sign in',
  { tag: english.size },
  async ({ page }) => {
    const { signUp, signIn } = english.words;
    const { email } = await addAccount();
    await page.goto(english.at('/signup'));
    await field(page, signIn.email).fill(email);
    await page.getByRole('main').getByRole('button', { name: signUp.sendCode }).click();
    // The page says what it says of any address.
    await expect(page.getByText(filled(signUp.codeText, { email }))).toBeVisible();
    await page.goto(await mailedSignIn(email));
    await expect(page).toHaveURL(english.at('/login'));
  },
);

test(
  'ko: an address that somebody took meanwhile opens no second account, and the sign-up can be given up',
  { tag: korean.size },
  async ({ page, faults }) => {
    faults.expect(answered(409));
    const { signUp, signIn, consent, password: words, frame } = korean.words;
    const email = newEmail();
    const button = (label: string) => page.getByRole('main').getByRole('button', { name: label });
    await page.goto(korean.at('/signup'));
    await field(page, signIn.email).fill(email);
    await button(signUp.sendCode).click();
    await field(page, signUp.code).fill(await mailedCode(email));
    await button(signUp.confirm).click();
    await fillNewPassword(page, [signIn.password, words.again], password);
    await field(page, signUp.mobile).fill('01012345678');
    await page.getByRole('checkbox', { name: consent.all }).check();
    await addAccount({ columns: { email } });
    await button(signUp.join).click();
    await expect(page.getByRole('group', { name: signIn.failedTitle })).toContainText(signUp.taken);
    await button(frame.close).click();
    await page.getByRole('dialog').getByRole('button', { name: signIn.cancelConfirm }).click();
    await expect(page).toHaveURL(korean.at('/signup/certificateEmail'));
    // The certified address went with the flow.
    await page.goto(korean.at('/signup/joinForm'));
    await expect(page).toHaveURL(korean.at('/signup/certificateEmail'));
  },
);
