import { randomBytes } from 'node:crypto';
import { giveGift } from '@hanji/server/modules/inbox/gifts/give-gift.ts';
import { database } from '#account/database.ts';
import { korean, vietnamese } from '#account/editions.ts';
import { addAccount } from '#account/members.ts';
import { enterAs, openEntered } from '#account/steps.ts';
import { deliver, givePushService, pushedTo } from '#browser/push-service.ts';
import { expect, test } from '#browser/test.ts';

const { push: words, notices } = korean.words;

test(
  '[B1-017, B7-005, B7-009] ko: notices are turned on by a press on Home, and a gift is shown',
  { tag: korean.size },
  async ({ page }) => {
    const account = await addAccount();
    const browser = await givePushService(page, `j${randomBytes(6).toString('hex')}`);
    await enterAs(page, korean, account);
    await openEntered(page, korean, '/');
    const card = page.getByRole('region', { name: words.title });
    await expect(card).toBeVisible();
    const workers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    expect(await workers()).toBe(0);
    await card.getByRole('button', { name: words.turnOn }).click();
    await expect(card.getByText(words.isOn)).toBeVisible();

    // It may be night where this runs.
    await page.goto(korean.at('/setting'));
    const night = page.getByRole('switch', { name: words.night });
    await expect(page.getByRole('switch', { name: words.here })).toBeChecked();
    const kept = page.waitForResponse('**/api/web-push/notices/night/Y');
    await night.click();
    await kept;
    await expect(night).toBeChecked();

    const by = { description: 'Thank you', operator: 'sujin', reason: 'an anniversary' };
    const expiresAt = new Date(Date.now() + 30 * 86_400_000);
    const gift = { item: 'coin', amount: 5, days: null, title: 'Two years', expiresAt } as const;
    await giveGift(database(), { memberId: account.id, ...gift, ...by }, new Date());
    await expect.poll(() => pushedTo(browser)).toHaveLength(1);
    const [message = ''] = await pushedTo(browser);
    await expect
      .poll(() => deliver(page, message))
      .toEqual([
        {
          title: notices.gift,
          options: expect.objectContaining({ body: 'Two years', data: '/inbox/gift' }),
        },
      ]);
  },
);

test(
  '[B7-006, B7-010] vi-refund: notices are turned on by a press at the refunds, and off again',
  { tag: vietnamese.size },
  async ({ page }) => {
    const { push: said } = vietnamese.words;
    const account = await addAccount();
    await givePushService(page, `j${randomBytes(6).toString('hex')}`);
    await enterAs(page, vietnamese, account);
    await openEntered(page, vietnamese, '/refund/home');
    const card = page.getByRole('region', { name: said.title });
    await card.getByRole('button', { name: said.turnOn }).click();
    await expect(card.getByText(said.isOn)).toBeVisible();
    // Every page of them knows it, and none asked by itself.
    for (const path of ['/refund/request', '/refund/detail']) {
      await page.goto(vietnamese.at(path));
      await expect(card.getByRole('button', { name: said.turnOff })).toBeVisible();
    }
    await card.getByRole('button', { name: said.turnOff }).click();
    await expect(card.getByRole('button', { name: said.turnOn })).toBeVisible();
  },
);
