import { english, korean, vietnamese } from '#account/editions.ts';
import { follow, heading } from '#account/steps.ts';
import { expect, test } from '#browser/test.ts';

const children = ['auth', 'dormant', 'agree', 'campaign', 'changePassword'];

for (const edition of [korean, vietnamese]) {
  const { name, words } = edition;

  test(
    `[A2-060] [B2-083] [B2-084] ${name}: the pages after a sign-in lead to Login without nextPage`,
    { tag: edition.size },
    async ({ page }) => {
      await page.goto(edition.at('/login/email'));
      for (const child of children) {
        await follow(page, `/login/${child}`);
        await expect(page).toHaveURL(edition.at('/login'));
        await expect(heading(page, words.signIn.title)).toBeVisible();
        await follow(page, '/login/email');
        await expect(heading(page, words.signIn.emailTitle)).toBeVisible();
      }
      await page.goto(edition.at('/login/campaign?redirect=%2Fsearch'));
      await expect(page).toHaveURL(edition.at('/login'));
      // With it there is a page; a visitor has no business there.
      await page.goto(edition.at('/login/campaign?nextPage=true'));
      await expect(page).toHaveURL(edition.at('/login'));
    },
  );
}

test(
  '[B2-080] [B2-081] [B2-082] [B2-087] [B2-088] [B2-089] global: the pages of a sign-up and of passwords lead where their flow begins',
  { tag: english.size },
  async ({ page }) => {
    const { signUp, password, signIn } = english.words;
    const first = '/signup/certificateEmail';
    const ways = [
      ['/signup', first, signUp.title],
      ['/signup/joinForm', first, signUp.title],
      ['/password/find', '/password/find', password.findTitle],
      ['/password/result', '/password/find', password.findTitle],
      ['/password/result?state=sent', '/password/result?state=sent', password.sentTitle],
      ['/member/profile/password/reset', '/password/find', password.findTitle],
      ['/member/profile/password/reset?token=x', null, password.resetTitle],
    ] as const;
    await page.goto(english.at('/login/email'));
    for (const [from, to, title] of ways) {
      await follow(page, from);
      await expect(page).toHaveURL(english.at(to ?? from));
      await expect(heading(page, title)).toBeVisible();
      await follow(page, '/login/email');
      await expect(heading(page, signIn.emailTitle)).toBeVisible();
    }
    await page.goto(english.at('/signup/certificateCheck'));
    await expect(page).toHaveURL(english.at('/'));
  },
);

test(
  'vi-refund: other pages of accounts are none, its login has those of forgotten passwords',
  { tag: vietnamese.size },
  async ({ page }) => {
    const { password } = vietnamese.words;
    for (const path of ['/signup', '/password/find', '/userinfo', '/setting']) {
      await page.goto(vietnamese.at(path));
      await expect(page).toHaveURL(vietnamese.at('/refund/home'));
    }
    await page.goto(vietnamese.at('/login/password/reset'));
    await expect(page).toHaveURL(vietnamese.at('/login/password/find'));
    await expect(heading(page, password.findTitle)).toBeVisible();
    await page.goto(vietnamese.at('/refund/request'));
    await expect(page).toHaveURL(vietnamese.at('/login?redirect=%2Frefund%2Frequest'));
  },
);
