import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import {
  pendingText,
  type PendingPurchase as Wanted,
} from '@hanji/domain/purchase/pending/pending-purchase.ts';
import type { ResumedSelection } from '@hanji/domain/purchase/pending/pending-selection.ts';
import {
  hasPendingPurchase,
  keepPendingPurchase,
} from '@hanji/edition/session/pending-purchase.ts';
import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { purchase } from '@hanji/i18n/locales/en-US/purchase.ts';
import { unlock as words } from '@hanji/i18n/locales/en-US/unlock.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openWallet } from '#testing/open-wallet.tsx';
import { someChapter, someInventory } from '#testing/some-title.ts';
import { linesOf } from '#testing/lines-of.ts';
import { bought, missing, pathOf, walletService, type Answer } from '#testing/wallet-service.ts';
import { PendingPurchase } from './PendingPurchase.tsx';
import { pendingOf } from './stored-pending.ts';

const unlock = `POST ${pathOf('unlockChapter')}`;
const rent = `POST ${pathOf('rentChapter', { rentWithMethod: 'rent-with-coin' })}`;
const failed = page.getByRole('dialog', { name: words.pendingFailedTitle });

type Case = {
  readonly wanted?: Wanted;
  readonly of?: string;
  readonly chapter?: Chapter | null | 'offline';
  readonly coins?: number;
  readonly answers?: Readonly<Record<string, readonly Answer[]>>;
  readonly confirmCoinUse?: boolean;
  /** No list of the title is on the screen. */
  readonly inViewer?: boolean;
};

const one = {
  contentId: 1,
  title: 'A title',
  method: 'unlock',
  chapterId: 2,
  chapter: 'Chapter 2',
  price: 3,
} as const;
const several = {
  contentId: 1,
  title: 'A title',
  method: 'unlock-all',
  chapterIds: [2, 3],
  price: 6,
} as const;

/** Comes to title 1, whose purchase was left behind. */
async function comeBack({ of = 'u1', chapter = someChapter(2), coins = 9, ...more }: Case = {}) {
  const { wanted = one } = more;
  keepPendingPurchase(pendingOf(of, pendingText(wanted)));
  const came = walletService(more.answers ?? {});
  const opened: number[] = [];
  const chosen: ResumedSelection[] = [];
  const site = await openWallet(
    <PendingPurchase
      contentType="comic"
      contentId={1}
      findChapters={async () => {
        if (chapter === 'offline') throw new TypeError('Failed to fetch');
        const inventory = someInventory({ coins });
        return chapter ? [{ chapter, title: 'A title', inventory }] : [];
      }}
      onOpen={(id) => opened.push(id)}
      onChoose={more.inViewer ? null : (resumed) => chosen.push(resumed)}
    />,
    more,
  );
  const sent = () => came.filter(({ call }) => call === unlock || call === rent);
  return { ...site, opened, chosen, sent };
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
      wanted: { ...one, method, price },
      answers: { [call]: [bought(2)] },
    });
    await expect.poll(() => opened).toEqual([2]);
    expect(sent().map(({ call: came }) => came)).toEqual([call]);
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
    wanted: { ...one, price: 2 },
    answers: { [unlock]: [bought(2)] },
  });
  const question = page.getByRole('dialog', { name: words.priceChangedTitle });
  await expect.element(question.getByText('It is 3 coins now.')).toBeVisible();
  expect(sent()).toEqual([]);
  await question.getByRole('button', { name: words.spend }).click();
  await expect.poll(() => opened).toEqual([2]);
});

it('[A4-081] drops it on another title, and says so', async () => {
  const { sent } = await comeBack({ wanted: { ...one, contentId: 7 } });
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
  const { path } = await comeBack({
    coins: 1,
    answers: { 'GET /coin/spending/3': [missing(3, 2)] },
  });
  await expect.element(failed.getByRole('group', { name: words.short })).toBeVisible();
  await expect.poll(() => linesOf(failed)).toContainEqual([words.missing, '2 coins']);
  await failed.getByRole('button', { name: words.getCoins }).click();
  await expect.poll(path).toBe('/coinpurchase');
  expect(hasPendingPurchase()).toBe(true);
});

describe('chapters that were chosen together', () => {
  it('are chosen again, and not bought', async () => {
    const { chosen, sent } = await comeBack({ wanted: several });
    // The other one is not sold any more.
    await expect.poll(() => chosen).toEqual([{ chapterIds: [2], price: 6 }]);
    expect([sent(), hasPendingPurchase()]).toEqual([[], false]);
  });

  it('wait in a viewer for the list of their title', async () => {
    await comeBack({ wanted: several, inViewer: true });
    await expect.poll(hasPendingPurchase).toBe(true);
    expect(page.getByRole('dialog').elements()).toEqual([]);
  });

  it('are said to be gone where they are', async () => {
    const { chosen } = await comeBack({ wanted: several, chapter: null });
    await expect.element(failed.getByText(purchase.unavailableContents)).toBeVisible();
    expect(chosen).toEqual([]);
  });
});
