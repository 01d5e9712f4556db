import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import type { ResumedSelection } from '@hanji/domain/purchase/pending/pending-selection.ts';
import type { Selection } from '@hanji/domain/purchase/bulk/selection.ts';
import { takePendingPurchase } from '@hanji/edition/session/pending-purchase.ts';
import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { purchase } from '@hanji/i18n/locales/en-US/purchase.ts';
import { unlock as words } from '@hanji/i18n/locales/en-US/unlock.ts';
import { useState } from 'react';
import { stopClock, timeouts } from '@hanji/ui-kit/testing/stop-clock.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openWallet } from '#testing/open-wallet.tsx';
import { someChapter, someInventory } from '#testing/some-title.ts';
import { linesOf } from '#testing/lines-of.ts';
import { bought, missing, pathOf, walletService, type Answer } from '#testing/wallet-service.ts';
import { SelectPurchase } from './SelectPurchase.tsx';

const unlockAll = `POST ${pathOf('unlockChapters')}`;
const takeBack = `POST ${pathOf('takeBackChapters')}`;
const bar = page.getByRole('region', { name: words.selection });
const all = bar.getByRole('checkbox', { name: words.selectAll });
const buy = bar.getByRole('button', { name: words.buy });

const chapters = [
  someChapter(1, { free: true }),
  someChapter(2, { originalPrice: 5, coinBackPrice: 1 }),
  someChapter(3),
];

type ListProps = {
  readonly inventory: Inventory | null;
  /** Chapters that were chosen before, and their price as it was seen. */
  readonly resumed?: ResumedSelection;
  readonly unit?: Chapter['unit'];
};

function List({ inventory, resumed, unit = 'episode' }: ListProps) {
  const [selection, setSelection] = useState<Selection | null>(new Set(resumed?.chapterIds));
  if (selection === null) return <h1>The list</h1>;
  return (
    <SelectPurchase
      contentType="comic"
      contentId={1}
      title="A title"
      inventory={inventory}
      chapters={chapters.map((chapter) => ({ ...chapter, unit }))}
      selection={selection}
      resumedPrice={resumed?.price ?? null}
      onSelection={setSelection}
      onClose={() => setSelection(null)}
    />
  );
}

type Case = ListProps & {
  readonly signedIn: boolean;
  readonly answers: Readonly<Record<string, readonly Answer[]>>;
};

async function choose({
  inventory = someInventory(),
  signedIn = true,
  answers = {},
  resumed,
  unit,
}: Partial<Case> = {}) {
  const came = walletService(answers);
  const list = <List inventory={inventory} {...(resumed && { resumed })} {...(unit && { unit })} />;
  const site = await openWallet(list, { signedIn });
  if (!resumed) await all.click();
  return {
    ...site,
    sent: (call: string) => came.filter((one) => one.call === call).map(({ body }) => body),
  };
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  closeSite();
  takePendingPurchase();
});

it('[A4-050] [A4-051] [A4-077] sums what was checked, skipping what cannot be bought, and buys it together', async () => {
  const { sent } = await choose({
    answers: { [unlockAll]: [bought(2, 3)], [takeBack]: [bought(2, 3)] },
  });
  await expect.element(bar.getByText('2 selected')).toBeVisible();
  await expect.element(bar.getByText('6 coins')).toBeVisible();
  await expect.element(bar.getByLabelText('before: 8 coins')).toHaveTextContent('8');
  await expect.element(bar.getByText('1 coin back')).toBeVisible();
  await buy.click();
  const question = page.getByRole('dialog', { name: 'Use 6 coins?' });
  await expect.element(question.getByText(words.left)).toBeVisible();
  expect(sent(unlockAll)).toEqual([]);
  await question.getByRole('button', { name: words.spend }).click();
  await expect.element(page.getByRole('heading', { name: 'The list' })).toBeVisible();
  const [body] = sent(unlockAll);
  expect(body).toMatchObject({ transactionToken: 't1', price: '6', coinBackPrice: '1' });
  expect(body?.['chapterIds']).toBe('2,3');
  await expect.element(page.getByText(/^2 chapters are yours\./)).toBeVisible();
  await page.getByRole('button', { name: words.takeBack }).click();
  await expect.element(page.getByText(words.takenBack)).toBeVisible();
  expect(sent(takeBack)).toEqual([{ chapterIds: '2,3' }]);
});

it('counts volumes as such', async () => {
  await choose({ unit: 'volume', answers: { [unlockAll]: [bought(2, 3)] } });
  await buy.click();
  await page.getByRole('button', { name: words.spend }).click();
  await expect.element(page.getByText(/^2 volumes are yours\./)).toBeVisible();
});

it('offers to take back no longer than it can be, however long the reader points at it', async () => {
  await choose({ answers: { [unlockAll]: [bought(2, 3)] } });
  await buy.click();
  stopClock(...timeouts, 'performance');
  await page.getByRole('button', { name: words.spend }).click();
  const undo = page.getByRole('button', { name: words.takeBack });
  // Toasts come late by a turn of the timers, which is no time.
  await expect.poll(() => (vi.advanceTimersByTime(0), undo.elements())).toHaveLength(1);
  await undo.hover();
  await vi.advanceTimersByTimeAsync(59_000);
  await expect.element(undo).toBeVisible();
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.element(page.getByText('2 chapters are yours.', { exact: true })).toBeVisible();
  expect(undo.elements()).toEqual([]);
});

it('[A4-050] unchecks all at once, and sells nothing then', async () => {
  await choose();
  await all.click();
  await expect.element(bar.getByText('0 selected')).toBeVisible();
  await expect.element(buy).toBeDisabled();
  await bar.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('heading', { name: 'The list' })).toBeVisible();
});

const kept = '{"contentId":1,"title":"A title","method":"unlock-all","chapterIds":[2,3],"price":6}';

it('[A4-078] says how many coins are missing, keeps what was chosen, and leads to the coin shop', async () => {
  const { path, sent } = await choose({
    inventory: someInventory({ coins: 5 }),
    answers: { 'GET /coin/spending/6': [missing(6, 1)] },
  });
  await buy.click();
  const question = page.getByRole('dialog', { name: words.getCoinsTitle });
  await expect.element(question.getByRole('group', { name: words.short })).toBeVisible();
  await expect.element(question.getByText('2 selected')).toBeVisible();
  await expect
    .poll(() => linesOf(question))
    .toEqual([
      [words.needed, '6 coins'],
      [words.held, '5 coins'],
      [words.missing, '1 coin'],
    ]);
  expect(path()).toBe('/comic/1');
  await question.getByRole('button', { name: words.getCoins }).click();
  await expect.poll(path).toBe('/coinpurchase');
  expect(sent(unlockAll)).toEqual([]);
  expect(takePendingPurchase()).toBe(`u1\n${kept}`);
});

it('asks a visitor to sign in, and keeps what was chosen', async () => {
  const { path } = await choose({ inventory: null, signedIn: false });
  await buy.click();
  await expect.poll(path).toBe('/login?redirect=%2Fcomic%2F1');
  expect(takePendingPurchase()).toBe(`\n${kept}`);
});

it('asks at once about what was chosen before, and buys it when its reader agrees', async () => {
  const resumed = { chapterIds: [2, 3], price: 6 };
  const { sent } = await choose({ resumed, answers: { [unlockAll]: [bought(2, 3)] } });
  const question = page.getByRole('dialog', { name: 'Use 6 coins?' });
  await expect.element(question.getByText('2 selected')).toBeVisible();
  expect(sent(unlockAll)).toEqual([]);
  await question.getByRole('button', { name: words.spend }).click();
  await expect.element(page.getByRole('heading', { name: 'The list' })).toBeVisible();
  expect(sent(unlockAll)).toHaveLength(1);
});

it('says that what was chosen before has another price by now, and can be left', async () => {
  const { sent } = await choose({ resumed: { chapterIds: [2, 3], price: 5 } });
  const question = page.getByRole('dialog', { name: words.priceChangedTitle });
  await expect.element(question.getByText('It is 6 coins now.')).toBeVisible();
  await question.getByRole('button', { name: words.notNow }).click();
  await expect.element(bar.getByText('2 selected')).toBeVisible();
  expect([sent(unlockAll), page.getByRole('dialog').elements()]).toEqual([[], []]);
});

it('finds out what became of a purchase whose answer was lost', async () => {
  const lost: Answer[] = ['lost', 'lost', bought(2, 3)];
  const { sent } = await choose({ answers: { [unlockAll]: lost } });
  await buy.click();
  await page.getByRole('button', { name: words.spend }).click();
  const checking = page.getByRole('dialog', { name: words.findingOutTitle });
  await checking.getByRole('button', { name: words.checkNow }).click();
  await expect.element(page.getByRole('heading', { name: 'The list' })).toBeVisible();
  expect(sent(unlockAll).map((body) => body['transactionToken'])).toEqual(['t1', 't1', 't1']);
});

it('[A8-048] [B8-045] says that all of it is owned already', async () => {
  await choose({ answers: { [unlockAll]: [{ code: 208 }] } });
  await buy.click();
  await page.getByRole('button', { name: words.spend }).click();
  await expect.element(page.getByText(purchase.alreadyOwned)).toBeVisible();
  await expect.element(buy).toBeVisible();
});
