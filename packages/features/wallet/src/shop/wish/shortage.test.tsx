import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import {
  pendingText,
  type PendingPurchase,
} from '@hanji/domain/purchase/pending/pending-purchase.ts';
import { keepPendingPurchase } from '@hanji/edition/session/pending-purchase.ts';
import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { pendingOf } from '#purchase/pending/stored-pending.ts';
import { answer, openShop } from '#testing/open-shop.tsx';

const main = page.getByRole('main');
const of = { contentId: 1, title: 'Lighthouse Days', price: 60 };
const one = { ...of, method: 'unlock', chapterId: 2, chapter: 'The lamp goes out' } as const;
const several = { ...of, method: 'unlock-all', chapterIds: [2, 3] } as const;
const small = main.getByRole('radio', { name: /^10 coins/ });
const large = main.getByRole('radio', { name: /^100 coins/ });

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  closeSite();
});

async function open(pending: PendingPurchase, missing: number | null) {
  keepPendingPurchase(pendingOf('u1', pendingText(pending)));
  const spending = missing === null ? 500 : { uses: [], missing, balanceAfter: 0 };
  const came = answer({ 'GET /coin/spending/60': spending });
  await openShop('/coinpurchase');
  await expect.element(small).toBeVisible();
  await expect.poll(() => came.map(({ call }) => call)).toContain('GET /coin/spending/60');
}

it.each<[PendingPurchase, string]>([
  [one, 'For “Lighthouse Days”, The lamp goes out: 11 coins missing'],
  [several, 'For “Lighthouse Days”, 2 chapters: 11 coins missing'],
])(
  'says what coins are for and what it lacks, and chooses what suffices',
  async (pending, said) => {
    await open(pending, 11);
    await expect.element(main.getByText(said)).toBeVisible();
    await expect.element(large).toBeChecked();
    await small.click({ force: true });
    await expect.element(small).toBeChecked();
  },
);

it('chooses the smallest that suffices', async () => {
  await open(one, 10);
  await expect.element(main.getByText(/10 coins missing$/)).toBeVisible();
  await expect.element(small).toBeChecked();
});

it.each([[0], [null]])('says nothing where %s coins are known to be missing', async (missing) => {
  await open(one, missing);
  await expect.element(small).toBeChecked();
  expect(main.getByText(/Lighthouse Days/).elements()).toEqual([]);
});
