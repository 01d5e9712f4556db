import sharp from 'sharp';
import { english, japanese, korean } from '#account/editions.ts';
import { mailedCode } from '#account/mails.ts';
import { addAccount, newEmail, storedMember } from '#account/members.ts';
import { enterAs, field, heading } from '#account/steps.ts';
import { answered } from '#browser/faults.ts';
import { expect, test } from '#browser/test.ts';

test(
  'ja: a member changes the nickname, which shows at once',
  { tag: japanese.size },
  async ({ page }) => {
    const { profile, signUp } = japanese.words;
    await enterAs(page, japanese, await addAccount());
    await page.goto(japanese.at('/userinfo'));
    const main = page.getByRole('main');
    await main.getByRole('link', { name: `${profile.nickname} Haneul` }).click();
    await expect(heading(page, profile.nicknameTitle)).toBeVisible();
    await field(page, profile.nickname).fill('a<b');
    await main.getByRole('button', { name: profile.save }).click();
    await expect(page.getByText(signUp.nicknameCharacter)).toBeVisible();
    await field(page, profile.nickname).fill('Bada 바다');
    await main.getByRole('button', { name: profile.save }).click();
    await expect(main.getByRole('link', { name: `${profile.nickname} Bada 바다` })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: /Bada 바다/ })).toBeVisible();
  },
);

test('ko: a member keeps a mobile number', { tag: korean.size }, async ({ page }) => {
  const { profile, signUp } = korean.words;
  await enterAs(page, korean, await addAccount());
  await page.goto(korean.at('/userinfo/phonenumber'));
  const save = page.getByRole('main').getByRole('button', { name: profile.save });
  await field(page, signUp.mobile).fill('0212345678');
  await save.click();
  await expect(page.getByText(signUp.mobileFormat)).toBeVisible();
  await field(page, signUp.mobile).fill('010-9876-5432');
  await save.click();
  await expect(page.getByRole('link', { name: `${profile.phone} 01098765432` })).toBeVisible();
});

test(
  'global: another email becomes the account’s by the code that it got',
  { tag: english.size },
  async ({ page, faults }) => {
    faults.expect(answered(400));
    const { profile, signUp } = english.words;
    const account = await addAccount();
    const email = newEmail();
    await enterAs(page, english, account);
    await page.goto(english.at('/userinfo/changeemail'));
    const main = page.getByRole('main');
    await field(page, profile.newEmail).fill(email);
    await main.getByRole('button', { name: signUp.sendCode }).click();
    const code = await mailedCode(email);
    await field(page, signUp.code).fill(code === '000000' ? '000001' : '000000');
    await main.getByRole('button', { name: profile.save }).click();
    await expect(main.getByText(signUp.codeWrong)).toBeVisible();
    expect((await storedMember(account.id)).email).toBe(account.email);
    await field(page, signUp.code).fill(code);
    await main.getByRole('button', { name: profile.save }).click();
    await expect(page.getByRole('link', { name: `${profile.email} ${email}` })).toBeVisible();
  },
);

test(
  'global: the switches of an account hold, and go back where the service does not take them',
  { tag: english.size },
  async ({ page, faults }) => {
    faults.expect(answered(500));
    const { errors, frame, profile } = english.words;
    await enterAs(page, english, await addAccount());
    await page.goto(english.at('/setting'));
    const notify = page.getByRole('main').getByRole('switch', { name: profile.emailNotify });
    const marketing = page.getByRole('main').getByRole('switch', { name: profile.marketing });
    await notify.click();
    await expect(notify).toBeChecked();
    await marketing.click();
    await expect(marketing).toBeChecked();
    await marketing.click();
    await expect(marketing).not.toBeChecked();
    await page.reload();
    await expect(notify).toBeChecked();
    await expect(marketing).not.toBeChecked();
    await page.route('**/notify/email/N', (route) =>
      route.fulfill({
        status: 500,
        json: { data: null, result: { code: 500, message: 'broken' } },
      }),
    );
    await notify.click();
    await expect(page).toHaveURL(english.at('/error'));
    await expect(heading(page, errors.serviceTitle)).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: frame.retry }).click();
    await expect(page).toHaveURL(english.at('/setting'));
    await expect(notify).toBeChecked();
  },
);

test(
  'ja: a picture that is too large is made smaller, what is none is refused, and one can be removed',
  { tag: japanese.size },
  async ({ page }) => {
    const { profile } = japanese.words;
    const account = await addAccount();
    await enterAs(page, japanese, account);
    await page.goto(japanese.at('/userinfo'));
    const main = page.getByRole('main');
    const chooser = main.getByLabel(profile.avatarChoose);
    const shown = main.locator('img[src*="/media/avatars/"]');

    const text = Buffer.from('not a picture');
    await chooser.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: text });
    await expect(main.getByText(profile.avatarType)).toBeVisible();
    const large = Buffer.alloc(1_200_000, 7);
    await chooser.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: large });
    await expect(main.getByText(profile.avatarUnreadable)).toBeVisible();
    expect((await storedMember(account.id)).avatarKey).toBeNull();

    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const create = { width: 900, height: 600, channels: 3, background: 'white', noise } as const;
    const buffer = await sharp({ create }).png().toBuffer();
    expect(buffer.length).toBeGreaterThan(1_048_576);
    const sent = page.waitForRequest('**/api/member/profile/avatar');
    await chooser.setInputFiles({ name: 'noise.png', mimeType: 'image/png', buffer });
    const { 'content-length': length } = await (await sent).allHeaders();
    expect(Number(length)).toBeLessThan(400_000);
    await expect(main.getByText(profile.avatarUnreadable)).toHaveCount(0);
    await expect(page.getByRole('banner').locator('img[src*="/media/avatars/"]')).toBeVisible();

    await main.getByRole('button', { name: profile.avatarRemove }).click();
    await expect(main.getByRole('button', { name: profile.avatarRemove })).toHaveCount(0);
    await expect(shown).toHaveCount(0);
    expect((await storedMember(account.id)).avatarKey).toBeNull();
  },
);
