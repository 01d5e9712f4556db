import '@hanji/ui-kit/tokens/tokens.css';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { coinHistory } from '@hanji/i18n/locales/en-US/coinHistory.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { shop } from '@hanji/i18n/locales/en-US/shop.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { walletRoutes } from '#routes.ts';

const owned = {
  ticket: { amount: 3 },
  coin: {
    purchasedAmount: 1204,
    freeAmount: 30,
    closestExpireAmount: 12,
    closestExpireAt: '2026-08-14T00:00:00.000Z',
  },
  readForFree: { amount: 0, recoverRemained: 0 },
};
const chapter = {
  contentType: 'comic',
  contentId: 7,
  contentName: 'Lighthouse Days',
  chapterId: 12,
  chapterName: 'The lamp goes out',
  withdrawn: false,
};
const at = '2026-05-03T10:00:00.000Z';
const unlocked = { id: 9, kind: 'unlock', at, amount: 3, chapter, takenBack: false };
const given = { id: 3, kind: 'gift', at, amount: 5, chapter: null, expireAt: null };

type Answer = { readonly code: number; readonly data: unknown };
const nothing: Answer = { code: 200, data: { entries: [], nextCursor: null } };
let asked: string[] = [];

/** The service, which is another program: what it answers to a history's address. */
function answer(history: (address: string) => Answer): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname, search } = new URL(new Request(input).url);
    const address = pathname.replace('/api', '') + search;
    asked.push(address);
    const { code, data } = address.startsWith('/coin/history')
      ? history(address)
      : pathname === '/api/member/inventory'
        ? { code: 200, data: owned }
        : { code: 404, data: null };
    return Response.json({ data, result: { code, message: '', debug: null } }, { status: code });
  });
}

function entries(...list: readonly unknown[]): Answer {
  return { code: 200, data: { entries: list, nextCursor: null } };
}

async function open(address: string, user: boolean = true) {
  const edition = someEdition();
  const soomin = { userId: 'u1', nickname: 'Soomin', avatarImageUrl: null };
  return openSite({
    edition,
    at: address,
    ...(user && { user: soomin }),
    words: { coinHistory, reading, shop, units },
    routes: editionRoutes(edition, [
      ...walletRoutes,
      { path: '/', element: <h1>Home</h1> },
      { path: '/login', element: <h1>Sign in here</h1> },
    ]),
  });
}

const main = page.getByRole('main');
function rows(): (string | null)[] {
  return main
    .getByRole('list')
    .getByRole('listitem')
    .elements()
    .map((row) => row.textContent);
}

beforeEach(() => {
  asked = [];
});

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

it('[A2-033] [A7-085] [B7-012] lists what coins went for, and leads to what was bought', async () => {
  answer(() =>
    entries(
      unlocked,
      { ...unlocked, id: 8, kind: 'rental', amount: 2 },
      { ...unlocked, id: 7, takenBack: true },
      { ...unlocked, id: 6, chapter: { ...chapter, withdrawn: true } },
      { id: 5, kind: 'expired', at, amount: 1204, chapter: null, takenBack: false },
    ),
  );
  await open('/coin/history/used');
  await expect.element(page.getByRole('heading', { name: 'Coin history', level: 1 })).toBeVisible();
  await expect
    .poll(rows)
    .toEqual([
      'Lighthouse DaysPurchase: The lamp goes outMay 3, 2026−3',
      'Lighthouse DaysRental: The lamp goes outMay 3, 2026−2',
      'Lighthouse DaysUndone purchase: The lamp goes outMay 3, 2026−3',
      'Lighthouse DaysPurchase: The lamp goes outMay 3, 2026−3',
      'ExpiredMay 3, 2026−1,204',
    ]);
  const links = main.getByRole('list').getByRole('link', { name: 'Lighthouse Days' }).elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/comic/7/chapter/12/product',
    '/comic/7',
    '/comic/7',
  ]);
  await expect.element(page.getByRole('img', { name: '1,204 coins used' })).toBeVisible();
});

it('[A2-033] [A7-086] [B7-013] lists where coins came from and until when, below what the member has', async () => {
  answer(() =>
    entries(
      { ...given, expireAt: '2999-08-14T00:00:00.000Z' },
      {
        ...given,
        id: 2,
        kind: 'coin_back',
        amount: 1,
        chapter,
        expireAt: '2026-05-04T00:00:00.000Z',
      },
      { ...given, id: 1, kind: 'bought', amount: 100 },
    ),
  );
  await open('/coin/history/distributed');
  await expect
    .poll(rows)
    .toEqual([
      'GiftMay 3, 2026until Aug 14, 2999+5',
      'Lighthouse DaysCoins back: The lamp goes outMay 3, 2026expired on May 4, 2026+1',
      'Coins boughtMay 3, 2026+100',
    ]);
  const has = main.getByRole('definition').elements();
  expect(has.map(({ textContent }) => textContent)).toEqual(['1,204', '30', '3']);
  await expect.element(main.getByText('12 coins expire on Aug 14, 2026')).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Buy coins' }))
    .toHaveAttribute('href', '/coinpurchase');
});

it('says to the minute when coins end that end soon', async () => {
  const soon = new Date(Date.now() + 86_400_000).toISOString();
  const later = new Date(Date.now() + 31 * 86_400_000).toISOString();
  answer(() => entries({ ...given, expireAt: soon }, { ...given, id: 2, expireAt: later }));
  await open('/coin/history/distributed');
  await expect.poll(rows).toHaveLength(2);
  expect(rows()[0]).toMatch(/until .+\d{4} at \d+:\d\d.[AP]M/);
  expect(rows()[1]).not.toMatch(/\d+:\d\d/);
});

it('goes on where the page before ended, by the kind and the period of the address', async () => {
  answer((address) => {
    if (address.includes('distributed')) return nothing;
    return address.includes('cursor=9')
      ? entries({ ...unlocked, id: 4, amount: 1 })
      : { code: 200, data: { entries: [unlocked], nextCursor: 9 } };
  });
  const { router } = await open('/coin/history/used?kind=unlock&months=3&page=7');
  await expect.poll(rows).toHaveLength(2);
  const asks = () => asked.filter((address) => address.startsWith('/coin/history'));
  expect(asks()).toEqual([
    '/coin/history/used?kind=unlock&months=3',
    '/coin/history/used?kind=unlock&months=3&cursor=9',
  ]);
  const kinds = page.getByRole('navigation', { name: 'Kind' });
  await expect
    .element(kinds.getByRole('link', { name: 'Purchase' }))
    .toHaveAttribute('aria-current', 'page');
  await kinds.getByRole('link', { name: 'All' }).click();
  await expect.poll(() => router.state.location.search).toBe('?months=3');
  await expect.poll(asks).toContain('/coin/history/used?months=3');
  await page.getByRole('link', { name: 'Received', exact: true }).click();
  await expect.poll(asks).toContain('/coin/history/distributed?months=3');
});

it('takes what no history knows for nothing', async () => {
  answer(() => nothing);
  await open('/coin/history/used?kind=gift&months=2');
  await expect.poll(() => asked).toContain('/coin/history/used');
});

it('says that there is nothing yet, and where to go', async () => {
  answer(() => nothing);
  await open('/coin/history/used');
  await expect.element(page.getByText('No coins used yet')).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Go to Home' })).toBeVisible();
});

it('says that nothing fits, and shows all again', async () => {
  answer((address) => (address.includes('kind') ? nothing : entries(given)));
  await open('/coin/history/distributed?kind=bonus');
  await expect
    .element(page.getByText('There are no entries of this kind in this period.'))
    .toBeVisible();
  await main.getByRole('link', { name: 'Show all' }).click();
  await expect.poll(rows).toEqual(['GiftMay 3, 2026+5']);
});

it('says what went wrong, and tries again', async () => {
  let code = 500;
  answer(() => (code === 200 ? entries(given) : { code, data: null }));
  await open('/coin/history/distributed');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  code = 200;
  await again.click();
  await expect.poll(rows).toEqual(['GiftMay 3, 2026+5']);
});

it('[B2-096] asks a visitor to sign in, and comes back', async () => {
  answer(() => nothing);
  const { router } = await open('/coin/history/used?kind=rental', false);
  await expect.element(page.getByText('Sign in here')).toBeVisible();
  expect(new URLSearchParams(router.state.location.search).get('redirect')).toBe(
    '/coin/history/used?kind=rental',
  );
  expect(asked.filter((address) => address.startsWith('/coin'))).toEqual([]);
});

it('knows no other history', async () => {
  answer(() => nothing);
  await open('/coin/history/all');
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .not.toHaveTextContent('Coin history');
  expect(asked.filter((address) => address.startsWith('/coin'))).toEqual([]);
});
