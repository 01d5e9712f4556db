import '@hanji/ui-kit/tokens/tokens.css';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ReaderTotals } from './ReaderTotals.tsx';

const owned = {
  ticket: { amount: 3 },
  coin: { purchasedAmount: 1204, freeAmount: 30, closestExpireAmount: 0, closestExpireAt: null },
  readForFree: { amount: 0, recoverRemained: 0 },
};
const menu = page.getByRole('dialog', { name: 'Menu' });
function values() {
  return menu
    .getByRole('definition')
    .elements()
    .map((value) => value.textContent);
}

/** The service, which is another program; gives the paths that were asked for. */
function answer(code: number, data: unknown): string[] {
  const came: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(new Request(input).url);
    came.push(pathname);
    const [status, answered] = pathname === '/api/member/inventory' ? [code, data] : [404, null];
    const result = { code: status, message: '', debug: null };
    return Response.json({ data: answered, result }, { status });
  });
  return came;
}

async function openMenu() {
  const edition = someEdition();
  const user = { userId: 'u1', nickname: 'Soomin', avatarImageUrl: null };
  const site = await openSite({
    edition,
    user,
    slots: { ReaderTotals },
    routes: editionRoutes(edition, [{ path: '/', element: <h1>Home</h1> }]),
  });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  return site;
}

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

it('[A2-109] says in the side menu what coins and tickets the service knows of', async () => {
  const came = answer(200, owned);
  await openMenu();
  await expect.element(menu.getByText('Soomin')).toBeVisible();
  await expect.poll(values).toEqual(['1,204', '30', '3']);
  const terms = menu.getByRole('term').elements();
  expect(terms.map((term) => term.textContent)).toEqual(['Coins', 'Free coins', 'Tickets']);
  expect(came.filter((path) => path === '/api/member/inventory')).toHaveLength(1);
});

it('asks anew whenever the menu opens: coins may have been spent meanwhile', async () => {
  answer(200, owned);
  await openMenu();
  await expect.poll(values).toEqual(['1,204', '30', '3']);
  await menu.getByRole('button', { name: 'Close menu' }).click();
  vi.restoreAllMocks();
  answer(200, { ...owned, ticket: { amount: 2 } });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect.poll(values).toEqual(['1,204', '30', '2']);
});

it('leaves the totals out for a guest, whom the service tells none', async () => {
  answer(403, null);
  await openMenu();
  await expect.element(menu.getByText('Soomin')).toBeVisible();
  expect(values()).toEqual([]);
});
