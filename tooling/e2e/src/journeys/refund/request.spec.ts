import { vietnamese } from '#account/editions.ts';
import { mailsTo } from '#account/mails.ts';
import { endSessions } from '#account/members.ts';
import { fillRefundForm, refundForm } from '#account/refund-form.ts';
import { addBuyer, askElsewhere, bankAccount, bankbook, operate } from '#account/refunds.ts';
import { callsOf, enterAs, heading, loadEntered, signInByEmail } from '#account/steps.ts';
import { answered } from '#browser/faults.ts';
import { settled, violations } from '#browser/rules-of-accessibility.ts';
import { expect, test } from '#browser/test.ts';

const { refund: words, mails } = vietnamese.words;
const request = '/refund/request';
const post = 'POST /refund/member';

test('[B1-009, B1-012, B1-013, B1-014, B2-007, B2-008, B2-009, B4-018, B4-019, B4-020, B6-002, B7-003, B9-019] vi-refund: a member asks for a refund, from the notice to the answer', async ({
  page,
}) => {
  const account = await addBuyer();
  await page.goto(vietnamese.at('/refund/home'));
  await page.getByRole('link', { name: words.request }).click();
  await expect(page).toHaveURL(vietnamese.at(`/login?redirect=${encodeURIComponent(request)}`));
  await signInByEmail(page, vietnamese, account);
  await expect(page).toHaveURL(vietnamese.at(request));
  await expect(heading(page, words.formTitle)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('Lan', { exact: true })).toBeVisible();
  // 240 × 364 ÷ 365 and 240 × 363 ÷ 365, each to the next won, and 720 and 9,900 for the coins.
  await expect(main.getByText('11,099 won')).toBeVisible();
  await settled(page);
  expect(await violations(page)).toEqual([]);

  const form = refundForm(page);
  await expect(form.submit).toBeDisabled();
  await fillRefundForm(page);
  const picture = { name: 'so-ngan-hang.png', mimeType: 'image/png', buffer: await bankbook() };
  await form.image.setInputFiles(picture);
  const shown = main.getByRole('listitem').filter({ hasText: picture.name }).locator('img');
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640);

  const calls = callsOf(page);
  await form.submit.click();
  const question = form.dialog(words.confirmTitle);
  for (const said of ['Shinhan Bank', bankAccount.accountNumber, bankAccount.accountHolderName]) {
    await expect(question.getByText(said)).toBeVisible();
  }
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: words.change }).click();
  await expect(question).toBeHidden();
  expect(calls).not.toContain(post);
  await form.submit.click();
  await question.getByRole('button', { name: words.confirm }).click();
  const done = form.dialog(words.doneTitle);
  await expect(done).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(calls.filter((call) => call === post)).toHaveLength(1);
  await done.getByRole('button', { name: words.done }).click();
  await expect(page).toHaveURL(vietnamese.at('/refund/home'));

  await expect.poll(() => mailsTo(account.email)).toHaveLength(1);
  const [mail = ''] = await mailsTo(account.email);
  expect(mail).toContain(mails.refundRequestedSubject);
  expect(mail).not.toContain(bankAccount.accountNumber.slice(-4));
  // Who is signed in is led to the request at once, where it stands with its image.
  await page.getByRole('link', { name: words.request }).click();
  await expect(page).toHaveURL(vietnamese.at(request));
  await expect(main.getByText(`••••${bankAccount.accountNumber.slice(-4)}`)).toBeVisible();
  const kept = main.getByRole('img', { name: words.image });
  await expect.poll(() => kept.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640);
  await expect(main.getByRole('status').first()).toContainText(words.replaceable);
});

test(
  'vi-refund: everything of a request is done by keyboard',
  { tag: '@desktop' },
  async ({ page }) => {
    const account = await addBuyer();
    await enterAs(page, vietnamese, account);
    await page.goto(vietnamese.at(request));
    const form = refundForm(page);
    await form.bank.focus();
    await page.keyboard.press('ArrowDown');
    await expect(form.bank).not.toHaveValue('');
    await page.keyboard.press('Tab');
    await page.keyboard.type('110-12');
    await expect(form.number).toHaveValue('11012');
    await page.keyboard.press('Tab');
    await page.keyboard.type('NGUYEN');
    await page.keyboard.press('Tab');
    await expect(form.image).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(form.consent).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const question = form.dialog(words.confirmTitle);
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(form.submit).toBeFocused();
    await page.keyboard.press('Enter');
    const confirm = question.getByRole('button', { name: words.confirm });
    await expect(question).toBeVisible();
    for (let tabs = 0; tabs < 4; tabs += 1) {
      if (await confirm.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(confirm).toBeFocused();
    await page.keyboard.press('Enter');
    const done = form.dialog(words.doneTitle);
    await expect(done).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(vietnamese.at('/refund/home'));
  },
);

test(
  'vi-refund: what was typed survives a reload and a session that ended',
  { tag: '@phone' },
  async ({ page, faults }) => {
    faults.expect(answered(401));
    const account = await addBuyer();
    await enterAs(page, vietnamese, account);
    await page.goto(vietnamese.at(request));
    const form = refundForm(page);
    await fillRefundForm(page);
    await loadEntered(page, () => page.reload());
    await expect(form.number).toHaveValue(bankAccount.accountNumber);
    await endSessions(account.id);
    await form.submit.click();
    await form.dialog(words.confirmTitle).getByRole('button', { name: words.confirm }).click();
    await expect(page).toHaveURL(vietnamese.at(`/login?redirect=${encodeURIComponent(request)}`));
    await signInByEmail(page, vietnamese, account);
    await expect(form.number).toHaveValue(bankAccount.accountNumber);
    await expect(form.holder).toHaveValue(bankAccount.accountHolderName);
    await expect(form.bank).toHaveValue(bankAccount.bankCode);
    await expect(form.submit).toBeEnabled();
  },
);

test('[B4-017, B4-021, B8-020] vi-refund: an account that operators took up meanwhile is not changed', async ({
  page,
  faults,
}) => {
  faults.expect(answered(409));
  const account = await addBuyer();
  await askElsewhere(account);
  await enterAs(page, vietnamese, account);
  await page.goto(vietnamese.at(request));
  const form = refundForm(page);
  await fillRefundForm(page);
  await form.submit.click();
  const question = form.dialog(words.confirmTitle);
  await expect(question).toBeVisible();
  await operate(account, 'take');
  await question.getByRole('button', { name: words.confirm }).click();
  const failed = form.dialog(words.failedTitle);
  await expect(failed).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await failed.getByRole('button', { name: words.close }).click();
  await expect(form.number).toHaveValue(bankAccount.accountNumber);

  await page.reload();
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(words.takenUp);
  const calls = callsOf(page);
  await form.submit.click();
  const locked = form.dialog(words.lockedTitle);
  await expect(locked).toContainText(words.takenUp);
  expect(await violations(page)).toEqual([]);
  await locked.getByRole('button', { name: words.close }).click();
  await expect(locked).toBeHidden();
  expect(calls).not.toContain(post);
});

test(
  '[B8-006] vi-refund: at 304 the page is loaded anew, once',
  { tag: '@phone' },
  async ({ page }) => {
    const account = await addBuyer();
    await enterAs(page, vietnamese, account);
    // What the service itself never answers a request with.
    await page.route('**/api/refund/member', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ json: { data: null, result: { code: 304, message: '', debug: null } } })
        : route.fallback(),
    );
    await page.goto(vietnamese.at(request));
    const form = refundForm(page);
    await fillRefundForm(page);
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));
    await form.submit.click();
    const question = form.dialog(words.confirmTitle);
    await question.getByRole('button', { name: words.confirm }).click();
    await expect.poll(() => loads).toEqual([vietnamese.at(request)]);
    await expect(form.number).toHaveValue(bankAccount.accountNumber);
    await form.submit.click();
    await question.getByRole('button', { name: words.confirm }).click();
    await expect(form.dialog(words.failedTitle)).toBeVisible();
    expect(loads).toHaveLength(1);
  },
);
