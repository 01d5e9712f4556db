import '@hanji/ui-kit/tokens/tokens.css';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import {
  coinsChanged,
  coinsChannelName,
  keepCoinsInStep,
} from '@hanji/edition/session/coins-in-step.ts';
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

let stop: (() => void) | null = null;

afterEach(() => {
  stop?.();
  stop = null;
  vi.restoreAllMocks();
  closeSite();
});

it('[A2-109] says in the side menu what coins and tickets the service knows of', async () => {
  const came = answer(200, owned);
  await openMenu();
  await expect.element(menu.getByText('Soomin')).toBeVisible();
  await expect.poll(values).toEqual(['1,204', '30', '3']);
  const terms = menu.getByRole('term').elements();
  expect(terms.map((term) => term.textContent)).toEqual(['Bought coins', 'Free coins', 'Tickets']);
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

it('follows at once what another tab does to coins, and says to others what this one does', async () => {
  const other = new BroadcastChannel(coinsChannelName);
  const heard: unknown[] = [];
  other.addEventListener('message', ({ data }) => heard.push(data));
  const came = answer(200, owned);
  const { store } = await openMenu();
  stop = keepCoinsInStep(store);
  await expect.poll(values).toEqual(['1,204', '30', '3']);
  vi.restoreAllMocks();
  answer(200, { ...owned, ticket: { amount: 2 } });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is one origin's
  other.postMessage(null);
  await expect.poll(values).toEqual(['1,204', '30', '2']);
  expect(heard).toEqual([]);
  vi.restoreAllMocks();
  answer(200, { ...owned, ticket: { amount: 1 } });
  coinsChanged(store.dispatch);
  await expect.poll(values).toEqual(['1,204', '30', '1']);
  await expect.poll(() => heard).toEqual([null]);
  stop();
  coinsChanged(store.dispatch);
  await expect.poll(() => heard).toEqual([null, null]);
  expect(came.filter((path) => path === '/api/member/inventory')).toHaveLength(1);
  other.close();
});

it('leaves the totals out for a guest, whom the service tells none', async () => {
  answer(403, null);
  await openMenu();
  await expect.element(menu.getByText('Soomin')).toBeVisible();
  expect(values()).toEqual([]);
});
