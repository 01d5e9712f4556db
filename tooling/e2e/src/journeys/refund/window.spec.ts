import { vietnamese } from '#account/editions.ts';
import { addBuyer } from '#account/refunds.ts';
import { refundForm } from '#account/refund-form.ts';
import { enterAs } from '#account/steps.ts';
import { answered } from '#browser/faults.ts';
import { filled } from '#browser/phrases.ts';
import { expect, test } from '#browser/test.ts';

const { refund: words } = vietnamese.words;
const opens = filled(words.requestsFrom, { time: '00:00 ngày 1 tháng 10 năm 2025' });

for (const { when, now, says } of [
  { when: 'before', now: '2025-09-30T14:59:59Z', says: opens },
  { when: 'after', now: '2099-11-15T15:00:00Z', says: words.requestsClosed },
]) {
  test(`[B1-011] vi-refund: a device whose clock is ${when} the window has the form, by the service’s own`, async ({
    page,
    faults,
  }) => {
    // The service refuses the time of the first call, and tells its own.
    faults.expect(answered(400));
    const account = await addBuyer();
    await enterAs(page, vietnamese, account);
    await page.clock.setFixedTime(now);
    await page.goto(vietnamese.at('/refund/home'));
    await page.getByRole('link', { name: words.request }).click();
    await expect(page.getByText(words.totalsTitle)).toBeVisible();
    await expect(refundForm(page).submit).toBeVisible();
    await expect(page.getByText(says)).toHaveCount(0);
  });
}
