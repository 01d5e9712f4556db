import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import type { Selection } from '@hanji/domain/purchase/bulk/selection.ts';
import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { purchase } from '@hanji/i18n/locales/en-US/purchase.ts';
import { unlock as words } from '@hanji/i18n/locales/en-US/unlock.ts';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openWallet } from '#testing/open-wallet.tsx';
import { someChapter, someInventory } from '#testing/some-title.ts';
import { bought, pathOf, walletService, type Answer } from '#testing/wallet-service.ts';
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

type ListProps = { readonly inventory: Inventory | null };

function List({ inventory }: ListProps) {
  const [selection, setSelection] = useState<Selection | null>(new Set());
  if (selection === null) return <h1>The list</h1>;
  return (
    <SelectPurchase
      contentType="comic"
      contentId={1}
      inventory={inventory}
      chapters={chapters}
      selection={selection}
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
}: Partial<Case> = {}) {
  const came = walletService(answers);
  const site = await openWallet(<List inventory={inventory} />, { signedIn });
  await all.click();
  return {
    ...site,
    sent: (call: string) => came.filter((one) => one.call === call).map(({ body }) => body),
  };
}

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
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

it('[A4-050] unchecks all at once, and sells nothing then', async () => {
  await choose();
  await all.click();
  await expect.element(bar.getByText('0 selected')).toBeVisible();
  await expect.element(buy).toBeDisabled();
  await bar.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('heading', { name: 'The list' })).toBeVisible();
});

it('[A4-078] leads to the coin shop where coins are missing', async () => {
  const { path } = await choose({ inventory: someInventory({ coins: 5 }) });
  await buy.click();
  await expect.poll(path).toBe('/coinpurchase');
});

it('asks a visitor to sign in', async () => {
  const { path } = await choose({ inventory: null, signedIn: false });
  await buy.click();
  await expect.poll(path).toBe('/login?redirect=%2Fcomic%2F1');
});

it('[A8-048] [B8-045] says that all of it is owned already', async () => {
  await choose({ answers: { [unlockAll]: [{ code: 208 }] } });
  await buy.click();
  await page.getByRole('button', { name: words.spend }).click();
  await expect.element(page.getByText(purchase.alreadyOwned)).toBeVisible();
  await expect.element(buy).toBeVisible();
});
