import {
  pendingText,
  type PendingPurchase,
} from '@hanji/domain/purchase/pending/pending-purchase.ts';
import {
  hasPendingPurchase,
  keepPendingPurchase,
} from '@hanji/edition/session/pending-purchase.ts';
import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openWallet } from '#testing/open-wallet.tsx';
import { pendingOf } from './stored-pending.ts';
import { useWantedPurchase } from './use-wanted-purchase.ts';

function Wanted() {
  return <p>{JSON.stringify(useWantedPurchase())}</p>;
}

afterEach(() => {
  closeSite();
  sessionStorage.clear();
});

const of = { contentId: 1, title: 'A title', price: 6 };
const one: PendingPurchase = { ...of, method: 'unlock', chapterId: 2, chapter: 'Two' };
const several: PendingPurchase = { ...of, method: 'unlock-all', chapterIds: [2, 3] };

it.each([
  [one, { title: 'A title', chapter: 'Two', chapterCount: 1, coins: 6 }],
  [several, { title: 'A title', chapter: null, chapterCount: 2, coins: 6 }],
])('tells what %j is, and leaves it waiting', async (pending, wanted) => {
  keepPendingPurchase(pendingOf('u1', pendingText(pending)));
  await openWallet(<Wanted />);
  await expect.element(page.getByText(JSON.stringify(wanted))).toBeVisible();
  expect(hasPendingPurchase()).toBe(true);
});

it.each([
  ['another reader’s', pendingOf('u2', pendingText(one))],
  ['not what it should be', 'u1\n{}'],
])('tells nothing of what is %s', async (_, kept) => {
  keepPendingPurchase(kept);
  await openWallet(<Wanted />);
  await expect.element(page.getByText('null')).toBeVisible();
});
