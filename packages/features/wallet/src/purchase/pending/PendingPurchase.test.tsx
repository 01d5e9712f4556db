import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import { pendingText } from '@hanji/domain/purchase/pending/pending-purchase.ts';
import {
  hasPendingPurchase,
  keepPendingPurchase,
} from '@hanji/edition/session/pending-purchase.ts';
import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { purchase } from '@hanji/i18n/locales/en-US/purchase.ts';
import { unlock as words } from '@hanji/i18n/locales/en-US/unlock.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openWallet } from '#testing/open-wallet.tsx';
import { someChapter, someInventory } from '#testing/some-title.ts';
import { bought, pathOf, walletService, type Answer } from '#testing/wallet-service.ts';
import { PendingPurchase } from './PendingPurchase.tsx';
import { pendingOf } from './stored-pending.ts';

const unlock = `POST ${pathOf('unlockChapter')}`;
const rent = `POST ${pathOf('rentChapter', { rentWithMethod: 'rent-with-coin' })}`;
const failed = page.getByRole('dialog', { name: words.pendingFailedTitle });

type Case = {
  readonly wanted?: Partial<Parameters<typeof pendingText>[0]>;
  readonly of?: string;
  readonly chapter?: Chapter | null | 'offline';
  readonly coins?: number;
  readonly answers?: Readonly<Record<string, readonly Answer[]>>;
  readonly confirmCoinUse?: boolean;
};

/** Comes to title 1, whose purchase was left behind. */
async function comeBack({ of = 'u1', chapter = someChapter(2), coins = 9, ...more }: Case = {}) {
  const pending = {
    contentId: 1,
    chapterId: 2,
    method: 'unlock',
    price: 3,
    ...more.wanted,
  } as const;
  keepPendingPurchase(pendingOf(of, pendingText(pending)));
  const came = walletService(more.answers ?? {});
  const opened: number[] = [];
  const site = await openWallet(
    <PendingPurchase
      contentType="comic"
      contentId={1}
      findChapter={async () => {
        if (chapter === 'offline') throw new TypeError('Failed to fetch');
        return chapter && { chapter, inventory: someInventory({ coins }) };
      }}
      onOpen={(id) => opened.push(id)}
    />,
    more,
  );
  const sent = () => came.filter(({ call }) => call === unlock || call === rent);
  return { ...site, opened, sent };
}

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
  sessionStorage.clear();
});

it.each([
  ['unlock', unlock, 3],
  ['rent-with-coin', rent, 2],
] as const)(
  '[A4-081] [B4-030] carries out a pending %s once, and opens the viewer',
  async (method, call, price) => {
    const { opened, sent } = await comeBack({
      wanted: { method, price },
      answers: { [call]: [bought(2)] },
    });
    await expect.poll(() => opened).toEqual([2]);
    expect(sent().map((one) => one.call)).toEqual([call]);
    expect(hasPendingPurchase()).toBe(false);
  },
);

it('[A4-081] asks where the edition asks before coins are used', async () => {
  const { opened, sent } = await comeBack({
    confirmCoinUse: true,
    answers: { [unlock]: [bought(2)] },
  });
  const question = page.getByRole('dialog', { name: 'Use 3 coins?' });
  await expect.element(question.getByText('Chapter 2')).toBeVisible();
  expect(sent()).toEqual([]);
  await question.getByRole('button', { name: words.spend }).click();
  await expect.poll(() => opened).toEqual([2]);
});

it('[A4-081] asks again where the price is another one by now', async () => {
  const { opened, sent } = await comeBack({
    wanted: { price: 2 },
    answers: { [unlock]: [bought(2)] },
  });
  const question = page.getByRole('dialog', { name: words.priceChangedTitle });
  await expect.element(question.getByText('It is 3 coins now.')).toBeVisible();
  expect(sent()).toEqual([]);
  await question.getByRole('button', { name: words.spend }).click();
  await expect.poll(() => opened).toEqual([2]);
});

it('[A4-081] drops it on another title, and says so', async () => {
  const { sent } = await comeBack({ wanted: { contentId: 7 } });
  await expect.element(page.getByText(words.pendingDropped)).toBeVisible();
  expect([sent(), hasPendingPurchase()]).toEqual([[], false]);
});

it('never pays with the coins of another account', async () => {
  const { sent } = await comeBack({ of: 'u2' });
  await expect.poll(hasPendingPurchase).toBe(false);
  expect(sent()).toEqual([]);
});

it.each<[string, Case, string]>([
  [
    'the service refuses it',
    { answers: { [unlock]: [{ code: 404 }] } },
    purchase.unavailableContents,
  ],
  ['the chapter is gone', { chapter: null }, purchase.unavailableContents],
  ['the title does not come', { chapter: 'offline' }, purchase.networkTimeout],
])('[A4-082] [B4-031] says in a dialog that %s', async (_, facts, text) => {
  const { opened } = await comeBack(facts);
  await expect.element(failed.getByText(text)).toBeVisible();
  await failed.getByRole('button', { name: 'OK' }).click();
  await expect.element(failed).not.toBeInTheDocument();
  expect(opened).toEqual([]);
});

it('[A4-082] leads to the coin shop where coins are still missing, and keeps what was wanted', async () => {
  const { path } = await comeBack({ coins: 1 });
  await expect.element(failed.getByText(words.notEnough)).toBeVisible();
  await failed.getByRole('button', { name: words.getCoins }).click();
  await expect.poll(path).toBe('/coinpurchase');
  expect(hasPendingPurchase()).toBe(true);
});
