import { english, japanese, korean, vietnamese, type AccountEdition } from '#account/editions.ts';
import { addAccount, firstPassword, newEmail } from '#account/members.ts';
import { callsOf, emailForm, follow, heading, pathsOf, signInByEmail } from '#account/steps.ts';
import { answered, unreachable } from '#browser/faults.ts';
import { filled, phrases } from '#browser/phrases.ts';
import { expect, test } from '#browser/test.ts';

for (const edition of [korean, vietnamese]) {
  const { name, words } = edition;
  const target = name === 'vi-refund' ? '/refund/home' : '/search';
  const query = `?redirect=${encodeURIComponent(target)}`;

  test(
    `[A2-053] [A2-054] [A2-055] [A4-004] [B2-085] [B2-135] [B2-142] [B4-039] [B4-040] ${name}: signs in by email and goes on to where it was wanted`,
    { tag: edition.size },
    async ({ page }) => {
      const account = await addAccount();
      // What is sent instead of beacons can be read here.
      await page.addInitScript(() => void (navigator.sendBeacon = () => false));
      await page.goto(edition.at(`/login${query}`));
      await expect(heading(page, words.signIn.title)).toBeVisible();
      if (edition.formPath === '/login/email') {
        await page.getByRole('link', { name: words.signIn.continueWithEmail }).click();
      } else {
        await follow(page, `/login/email${query}`);
      }
      await expect(page).toHaveURL(edition.at(`/login/email${query}`));
      await expect(heading(page, words.signIn.emailTitle)).toBeVisible();

      const paths = pathsOf(page);
      const calls = callsOf(page);
      const reported = page.waitForRequest(/\/api\/log\?name=signin/);
      await emailForm(page, edition).submit.click();
      await expect(emailForm(page, edition).email).toBeFocused();
      expect(calls.filter((call) => /rsa|signin/.test(call))).toEqual([]);
      await signInByEmail(page, edition, account);
      await expect(page).toHaveURL(edition.at(target));
      const authorize = `/login/auth?nextPage=true&redirect=${encodeURIComponent(target)}`;
      expect(paths).toEqual([authorize, target]);
      const made = calls.filter((call) => /rsa|signin/.test(call));
      expect(made).toEqual(['GET /member/rsa/LOGIN', 'POST /member/signin']);
      expect((await reported).url()).toContain(account.id);

      for (const path of ['/login', '/login/email']) {
        await page.goto(edition.at(path + query));
        await expect(page).toHaveURL(edition.at(target));
      }
    },
  );
}

/** The ways in beside an email, as their buttons are named. */
function ways({ words }: AccountEdition, providers: readonly string[]): string[] {
  return providers.map((provider) => filled(words.signIn.continueWith, { provider }));
}

/** Password found and sign-up: the doors beside a sign-in. */
function doors({ name, words: { signIn } }: AccountEdition): string[] {
  return name === 'vi-refund' ? [signIn.findPassword] : [signIn.findPassword, signIn.signUp];
}

const three = ['Apple', 'Google', 'Facebook'];
const [walletName, ...koreanNames] = ['PAYCO', ...three, '네이버', '카카오'];
const offered = [
  {
    edition: korean,
    rows: '[B1-022] [B1-024] [B2-137]',
    names: [
      ...ways(korean, [walletName]),
      korean.words.signIn.continueWithEmail,
      ...ways(korean, koreanNames),
      ...doors(korean),
    ],
  },
  {
    edition: japanese,
    rows: '[A6-011] [B1-023]',
    names: [...doors(japanese), ...ways(japanese, [...three, 'Twitter'])],
  },
  {
    edition: english,
    rows: '[A6-010] [B1-022]',
    names: [...doors(english), ...ways(english, three)],
  },
  {
    edition: vietnamese,
    rows: '[A6-012] [B1-022]',
    names: [...doors(vietnamese), ...ways(vietnamese, three)],
  },
];

for (const { edition, rows, names } of offered) {
  test(
    `${rows} [B2-138] [B2-140] ${edition.name}: the login screen offers the edition’s ways in, email where it belongs`,
    { tag: edition.size },
    async ({ page }) => {
      await page.goto(edition.at('/login'));
      const main = page.getByRole('main');
      await expect(main.getByRole('listitem').locator('button, a')).toHaveText(names);
      const { email } = emailForm(page, edition);
      await expect(email).toHaveCount(edition.formPath === '/login' ? 1 : 0);
      const find = main.getByRole('link', { name: edition.words.signIn.findPassword });
      await expect(find).toHaveAttribute('href', /\/password\/find$/);
      await find.click();
      await expect(heading(page, edition.words.password.findTitle)).toBeVisible();
    },
  );
}

test(
  '[A6-010] [A6-012] [B1-022] global: Taiwan, France and Germany have email and the same three',
  { tag: english.size },
  async ({ page, context }) => {
    for (const language of ['zh-TW', 'fr-FR', 'de-DE'] as const) {
      const { signIn } = phrases[language];
      const url = english.at('/');
      await context.addCookies([{ name: 'global_language', value: language, url }]);
      await page.goto(english.at('/login'));
      await expect(heading(page, signIn.title)).toBeVisible();
      await expect(page.getByRole('textbox', { name: signIn.email })).toBeVisible();
      const names = three.map((provider) => filled(signIn.continueWith, { provider }));
      await expect(page.getByRole('main').getByRole('listitem').getByRole('button')).toHaveText(
        names,
      );
    }
  },
);

test(
  'ja: says the same of a wrong password and of an email that nobody has, and signs in after them',
  { tag: japanese.size },
  async ({ page, faults }) => {
    faults.expect(answered(401));
    const { words } = japanese;
    const account = await addAccount();
    await page.goto(japanese.at('/login'));
    const refusal = page.getByRole('main').getByRole('group', { name: words.signIn.failedTitle });
    const tries = [
      { email: newEmail(), password: firstPassword },
      { email: account.email, password: 'wrong-horse-7' },
    ];
    for (const { email, password } of tries) {
      await signInByEmail(page, japanese, { email }, password);
      await expect(refusal).toContainText(words.signIn.signinIncorrect);
      await expect(refusal).toBeFocused();
      await expect(page).toHaveURL(japanese.at('/login'));
    }
    await signInByEmail(page, japanese, account);
    await expect(page).toHaveURL(japanese.at('/'));
  },
);

test(
  'ko: says that nothing answers without a connection, keeps what was entered, and goes on with one',
  { tag: korean.size },
  async ({ page, context, faults }) => {
    faults.expect(unreachable);
    const account = await addAccount();
    await page.goto(korean.at('/login/email'));
    await context.setOffline(true);
    await signInByEmail(page, korean, account);
    const refusal = page.getByRole('group', { name: korean.words.signIn.failedTitle });
    await expect(refusal).toContainText(korean.words.errors.offlineTitle);
    await context.setOffline(false);
    const form = emailForm(page, korean);
    await expect(form.email).toHaveValue(account.email);
    await expect(form.password).toHaveValue(firstPassword);
    await form.submit.click();
    await expect(page).toHaveURL(korean.at('/'));
  },
);

test(
  'global: a redirect that could lead elsewhere leads Home',
  { tag: english.size },
  async ({ page }) => {
    const targets = ['//elsewhere.example', 'https://elsewhere.example/', String.raw`/\elsewhere`];
    const account = await addAccount();
    const addressOf = (target = '') => english.at(`/login?redirect=${encodeURIComponent(target)}`);
    await page.goto(addressOf(targets[0]));
    await signInByEmail(page, english, account);
    await expect(page).toHaveURL(english.at('/'));
    // And of who is signed in already.
    for (const target of targets) {
      await page.goto(addressOf(target));
      await expect(page).toHaveURL(english.at('/'));
    }
  },
);
