import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import { lazyComponent } from '@hanji/edition/lazy/lazy-component.ts';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import type { SelectPurchaseProps } from '@hanji/edition/slots/edition-slots.ts';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { genres } from '@hanji/i18n/locales/en-US/genres.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readingRoutes } from '#routes.ts';
import { answerCalls } from '#testing/answer-calls.ts';
import { someChapter } from '#testing/chapter-views.ts';
import { someContentHome, someInventory } from '#testing/content-homes.ts';

/** As a wallet would stand below the list. */
function Bar({ onClose }: SelectPurchaseProps) {
  return (
    <button type="button" onClick={onClose}>
      Leave
    </button>
  );
}

const { activity, salesConfig } = someChapter();
const chapters: readonly Chapter[] = [
  someChapter({ id: 1, name: 'Free', salesConfig: { ...salesConfig, free: true } }),
  someChapter({ id: 2, name: 'Owned', activity: { ...activity, unlocked: true } }),
  someChapter({
    id: 3,
    name: 'Rented',
    activity: { ...activity, rented: true, rentRemained: 172_800 },
  }),
  someChapter({
    id: 4,
    name: 'Filled',
    salesConfig: {
      ...salesConfig,
      rentAllowedWith: ['gauge'],
      originalPrice: 6,
      coinBackPrice: 1,
    },
  }),
];

async function open() {
  const inventory = someInventory({ readForFree: { amount: 1, recoverRemained: 0 } });
  answerCalls({ 'GET /comic/1': { data: someContentHome(chapters, { inventory }) } });
  const edition = someEdition();
  return openSite({
    edition,
    routes: editionRoutes(edition, [...readingRoutes]),
    at: '/comic/1',
    words: { reading, units, genres },
    user: { userId: 'u1', nickname: 'Soomin', avatarImageUrl: null },
    slots: { SelectPurchase: lazyComponent(async () => ({ Bar }), 'Bar') },
  });
}

const row = (name: string) => page.getByRole('link', { name, exact: true });
const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const choose = page.getByRole('button', { name: reading.selectToBuy });
/** By the keyboard: the box itself is not drawn. */
async function checkRented() {
  await expect.element(box('Rented')).toBeInTheDocument();
  (box('Rented').element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(box('Rented')).toBeChecked();
}
const leave = page.getByRole('button', { name: 'Leave' });

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

it('[A4-051] says beside each box what checking it adds to the sum', async () => {
  await open();
  await expect.element(row('Rented')).toHaveAccessibleDescription('2 days left');
  await expect
    .element(row('Filled'))
    .toHaveAccessibleDescription(`${reading.readNow} ${reading.usesGauge}`);
  await choose.click();
  await expect.element(box('Rented')).toHaveAccessibleDescription('3 coins');
  const offer = 'before: 6 coins 3 coins 50% off 1 coin back';
  await expect.element(box('Filled')).toHaveAccessibleDescription(offer);
  await expect.element(box('Free')).toHaveAccessibleDescription(reading.free);
  await expect.element(box('Owned')).toHaveAccessibleDescription(reading.owned);
  await leave.click();
  await expect.element(row('Rented')).toHaveAccessibleDescription('2 days left');
});

it('keeps the focus while chapters are chosen, and gives it back to the button that began it', async () => {
  await open();
  await choose.click();
  await expect.element(leave).toBeVisible();
  await expect.element(choose).toHaveFocus();
  await expect.element(choose).toHaveAttribute('aria-pressed', 'true');
  await leave.click();
  await expect.element(row('Rented')).toBeVisible();
  await expect.element(choose).toHaveFocus();
  await choose.click();
  await choose.click();
  await expect.element(leave).not.toBeInTheDocument();
});

it('is left by the way back, which stays on the page, and begins anew', async () => {
  const { router } = await open();
  await choose.click();
  await checkRented();
  router.navigate(-1);
  await expect.element(row('Rented')).toBeVisible();
  await expect.element(leave).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/comic/1');
  await choose.click();
  await expect.element(box('Rented')).not.toBeChecked();
});

it('is left by Escape, which gives the focus back', async () => {
  await open();
  await choose.click();
  await checkRented();
  await userEvent.keyboard('{Escape}');
  await expect.element(leave).not.toBeInTheDocument();
  await expect.element(choose).toHaveFocus();
});

it('goes on in another order', async () => {
  await open();
  await choose.click();
  await checkRented();
  await page.getByRole('button', { name: reading.sortOldest }).click();
  await expect.element(page.getByRole('button', { name: reading.sortNewest })).toBeVisible();
  await expect.element(box('Rented')).toBeChecked();
});

it('leaves the foot of a phone to the bar of what is chosen', async () => {
  await page.viewport(390, 844);
  await open();
  const read = page.getByRole('link', { name: reading.readFirstEpisode });
  await expect.element(read).toBeVisible();
  await choose.click();
  await expect.element(leave).toBeVisible();
  expect(read.elements()).toEqual([]);
  await leave.click();
  await expect.element(read).toBeVisible();
});
