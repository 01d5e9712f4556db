import { vietnamese } from '#account/editions.ts';
import { mailsTo } from '#account/mails.ts';
import { fillRefundForm, refundForm } from '#account/refund-form.ts';
import { addBuyer, askElsewhere, bankbook, operate } from '#account/refunds.ts';
import { enterAs } from '#account/steps.ts';
import { answered } from '#browser/faults.ts';
import { openContext } from '#browser/open-context.ts';
import { settled, violations } from '#browser/rules-of-accessibility.ts';
import { expect, test } from '#browser/test.ts';

const { refund: words, mails } = vietnamese.words;
const request = vietnamese.at('/refund/request');
const reason = 'Số tài khoản không tồn tại.';

/** Where a request can have come to, and what its member reads there. */
const states = [
  {
    state: 'requested',
    done: [],
    says: words.replaceable,
    mail: mails.refundRequestedSubject,
  },
  { state: 'taken up', done: ['take'], says: words.takenUp, mail: mails.refundTakenUpSubject },
  {
    state: 'paid',
    done: ['take', 'paid'],
    says: words.paid.split('{{time}}')[0] ?? '',
    mail: mails.refundPaidSubject,
  },
  {
    state: 'returned',
    done: ['take', 'returned'],
    says: words.returned,
    mail: mails.refundReturnedSubject,
  },
  {
    state: 'refused',
    done: ['refuse'],
    says: `${words.refused} ${words.askAnew}`,
    mail: mails.refundRefusedSubject,
  },
] as const;

for (const { state, done, says, mail } of states) {
  test(`vi-refund: a member sees that a request is ${state}, and was told by mail at each step`, async ({
    page,
  }) => {
    const account = await addBuyer();
    await askElsewhere(account);
    for (const step of done) {
      await operate(account, step, step === 'paid' || step === 'take' ? undefined : reason);
    }
    await enterAs(page, vietnamese, account);
    await page.goto(request);
    const status = page.getByRole('main').getByRole('status').first();
    await expect(status).toContainText(says);
    const told = state === 'returned' || state === 'refused';
    await expect(status.getByText(reason)).toHaveCount(told ? 1 : 0);
    await settled(page);
    expect(await violations(page)).toEqual([]);
    await expect.poll(() => mailsTo(account.email)).toHaveLength(done.length + 1);
    expect((await mailsTo(account.email)).join()).toContain(mail);
  });
}

test(
  'vi-refund: whose money came back corrects the account, and is asked for it anew',
  { tag: '@phone' },
  async ({ page }) => {
    const account = await addBuyer();
    await askElsewhere(account, await bankbook());
    await operate(account, 'take');
    await operate(account, 'returned', reason);
    await enterAs(page, vietnamese, account);
    await page.goto(request);
    const form = refundForm(page);
    await expect(page.getByRole('img', { name: words.image })).toBeVisible();
    await fillRefundForm(page);
    await form.number.fill('220999888777');
    await form.submit.click();
    await form.dialog(words.confirmTitle).getByRole('button', { name: words.confirm }).click();
    await form.dialog(words.doneTitle).getByRole('button', { name: words.done }).click();
    await page.goto(request);
    const main = page.getByRole('main');
    await expect(main.getByRole('status').first()).toContainText(words.replaceable);
    await expect(main.getByText('••••8777')).toBeVisible();
  },
);

test(
  '[B5-004, B8-039] vi-refund: files that are not what they claim are refused, here or by the service',
  { tag: '@desktop' },
  async ({ page, faults }) => {
    faults.expect(answered(415));
    const account = await addBuyer();
    await enterAs(page, vietnamese, account);
    await page.goto(request);
    const form = refundForm(page);
    await fillRefundForm(page);
    const gif = { name: 'so.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a, renamed') };
    await form.image.setInputFiles(gif);
    await expect(page.getByText(words.imageType)).toBeVisible();
    const start = (await bankbook()).subarray(0, 60);
    const broken = { name: 'so.png', mimeType: 'image/png', buffer: start };
    await form.image.setInputFiles(broken);
    await expect(page.getByText(words.imageType)).toBeHidden();
    await form.submit.click();
    await form.dialog(words.confirmTitle).getByRole('button', { name: words.confirm }).click();
    await expect(form.dialog(words.failedTitle)).toBeVisible();
    await page.reload();
    await expect(form.submit).toBeVisible();
    await expect(page.getByText(states[0].says)).toHaveCount(0);
  },
);

test(
  '[B6-005] vi-refund: nobody sees the image, the request or the chapters of another member',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    const owner = await addBuyer(3);
    await askElsewhere(owner, await bankbook());
    await enterAs(page, vietnamese, owner);
    await page.goto(request);
    const image = page.getByRole('img', { name: words.image });
    const address = new URL((await image.getAttribute('src')) ?? '', request).href;
    expect((await page.request.get(address)).status()).toBe(200);
    const context = await openContext(browser);
    const other = await context.newPage();
    expect((await other.request.get(address)).status()).toBe(401);
    await enterAs(other, vietnamese, await addBuyer(0));
    expect((await other.request.get(address)).status()).toBe(404);
    await other.goto(vietnamese.at('/refund/detail'));
    await expect(other.getByText(words.detailEmpty)).toBeVisible();
    await context.close();
  },
);
