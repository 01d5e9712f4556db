import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import { createTranslator } from '@hanji/i18n/i18n.ts';
import { frame } from '@hanji/i18n/locales/en-US/frame.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { beforeAll, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { GaugeSection } from './GaugeSection.tsx';
import { Promotions } from './Promotions.tsx';

beforeAll(async () => {
  await createTranslator('en-US', async () => ({ phrases: { frame, reading, units } }));
});

const day = 86_400;

function inventory(amount: number, recoverRemained: number): Inventory {
  return {
    ticket: { amount: 0 },
    coin: { purchasedAmount: 0, freeAmount: 0, closestExpireAmount: 0, closestExpireAt: null },
    readForFree: { amount, recoverRemained },
  };
}

function gauge(owned: Inventory | null, gaugeUsable = true, rentalPeriod = 3 * day) {
  return render(
    <GaugeSection
      content={{
        rentalConfig: { gaugeUsable, recoverInterval: day, rentalPeriod },
        inventory: owned,
      }}
    />,
  );
}

it.each([
  ['a visitor', null, '100', 'Read now'],
  ['a full gauge', inventory(1, 0), '100', 'Ready to read now'],
  ['one that just began', inventory(0, day), '0', '24 hr left'],
  ['one on its way', inventory(0, (day * 63) / 100), '37', '15 hr left'],
  ['one about to be full', inventory(0, 30), '99', '1 min left'],
  ['one that waits for nothing', inventory(0, 0), '100', 'Not filling right now'],
])('[A2-097] shows how the gauge stands for %s', async (_, owned, percent, words) => {
  const screen = await gauge(owned);
  const meter = screen.getByRole('meter', { name: 'Wait until free' });
  await expect.element(meter).toHaveAttribute('aria-valuenow', percent);
  await expect.element(meter).toHaveAttribute('aria-valuetext', words);
  await expect.element(screen.getByText(words)).toBeVisible();
});

it('[A2-097] tells in a dialog how waiting works and for how long a chapter stays open', async () => {
  const screen = await gauge(null);
  await screen.getByRole('button', { name: 'How waiting works' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Wait until free' });
  await expect.element(dialog.getByText('The gauge fills up in 1 day.')).toBeVisible();
  await expect.element(dialog.getByText('The chapter stays open for 3 days.')).toBeVisible();
});

it('promises no period where there is none', async () => {
  const screen = await gauge(null, true, 0);
  await screen.getByRole('button', { name: 'How waiting works' }).click();
  await expect.element(screen.getByText(/^The gauge fills up/)).toBeVisible();
  expect(screen.getByText(/stays open/).elements()).toEqual([]);
});

it('has no gauge where a title has none', async () => {
  const screen = await gauge(inventory(1, 0), false);
  expect(screen.container.children).toHaveLength(0);
});

it('[B3-029] lists what is free or cheaper, and for how long, without what is over', async () => {
  const screen = await render(
    <Promotions
      at="/comic/1"
      promotions={[
        { category: 'chapter_free_for_now', title: 'A', expireRemained: 3 * day, webLinkUrl: '/a' },
        { category: 'chapter_unlock_discount', title: 'B', expireRemained: 60, webLinkUrl: '/b' },
        { category: 'chapter_unlock_coinback', title: 'C', expireRemained: 0, webLinkUrl: '/c' },
      ]}
    />,
  );
  const links = screen.getByRole('list', { name: 'Promotions' }).getByRole('link');
  expect(links.elements().map((link) => link.textContent)).toEqual([
    'Free for nowA3 days left',
    'DiscountB1 min left',
  ]);
  await expect.element(links.first()).toHaveAttribute('href', '/a');
});

it('[B3-029] leads into the site and out of it, and by no link to the page itself', async () => {
  const facts = { category: 'chapter_free_for_now', expireRemained: day } as const;
  const screen = await render(
    <Promotions
      at="/comic/1"
      promotions={[
        { ...facts, title: 'Here', webLinkUrl: '/comic/1' },
        { ...facts, title: 'Out', webLinkUrl: 'https://festival.example/' },
        { ...facts, title: 'Broken', webLinkUrl: 'javascript:alert(1)' },
      ]}
    />,
  );
  const list = screen.getByRole('list', { name: 'Promotions' });
  expect(list.getByRole('listitem').elements()).toHaveLength(3);
  const links = list.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://festival.example/']);
});

it('shows no list of promotions where nothing is on', async () => {
  const screen = await render(<Promotions at="/comic/1" promotions={[]} />);
  expect(screen.container.children).toHaveLength(0);
});
