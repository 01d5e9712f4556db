import '@hanji/ui-kit/tokens/tokens.css';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ExpiringCoins } from './ExpiringCoins.tsx';

const dayMs = 86_400_000;
const menu = page.getByRole('dialog', { name: 'Menu' });
const button = menu.getByRole('button', { name: 'Free coins that expire soon' });
const popup = page.getByRole('dialog', { name: 'Free coins that expire soon' });

/** Coins that end so many milliseconds from now, as the service lists them. */
function ending(...afterMs: readonly number[]) {
  return afterMs.map((ms, at) => ({
    amount: at + 1,
    expireAt: new Date(Date.now() + ms).toISOString(),
  }));
}

/** The service, which is another program; gives the paths that were asked for. */
function answer(code: number, data: unknown): string[] {
  const came: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(new Request(input).url);
    came.push(pathname);
    const [status, answered] = pathname === '/api/coin/expire/30' ? [code, data] : [404, null];
    const result = { code: status, message: 'no list', debug: null };
    return Response.json({ data: answered, result }, { status });
  });
  return came;
}

async function openMenu() {
  const edition = someEdition();
  const user = { userId: 'u1', nickname: 'Soomin', avatarImageUrl: null };
  await openSite({
    edition,
    user,
    slots: { ExpiringCoins },
    words: { reading, units },
    routes: editionRoutes(edition, [{ path: '/', element: <h1>Home</h1> }]),
  });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
}

function said(): (string | null)[] {
  return popup
    .getByRole('listitem')
    .elements()
    .map((entry) =>
      entry.textContent
        .replace(/(coins?).+? \d{4}( at \d+:\d\d.[AP]M)?/, '$1$2 ')
        .replace(/\d+:\d\d.[AP]M/, 'a time'),
    );
}

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

it('[B4-055] [B9-030] [A7-084] lists the free coins that end within 30 days, with the days that are left but for the last', async () => {
  const minute = 60_000;
  const came = answer(200, ending(dayMs - minute, dayMs + minute, 9 * dayMs + minute));
  await openMenu();
  await button.click();
  await expect
    .poll(said)
    .toEqual([
      '1 coin at a time ',
      '2 coins at a time 1 day left',
      '3 coins at a time 9 days left',
    ]);
  expect(came.filter((path) => path.startsWith('/api/coin'))).toEqual(['/api/coin/expire/30']);
  await userEvent.keyboard('{Escape}');
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

it.each([
  [9, 'false'],
  [10, 'true'],
])('[B9-029] dims a list of %d: %s, until its end is seen', async (entries, dimmed) => {
  answer(200, ending(...Array.from({ length: entries }, (_, at) => (at + 2) * dayMs)));
  await openMenu();
  await button.click();
  const frame = () => document.querySelector('[data-dimmed]')?.getAttribute('data-dimmed');
  await expect.poll(frame).toBe(dimmed);
  popup.getByRole('region').element().scrollTo({ top: 10_000, behavior: 'instant' });
  await expect.poll(frame).toBe('false');
});

it('leaves the menu as it is where none ends', async () => {
  const came = answer(200, []);
  await openMenu();
  await expect.poll(() => came).toContain('/api/coin/expire/30');
  await expect.element(menu.getByText('Soomin')).toBeVisible();
  expect(button.elements()).toHaveLength(0);
});

it('[A8-028] hands a call that failed to the global handling, with the words of the service', async () => {
  answer(403, null);
  await openMenu();
  await expect.element(page.getByText('no list')).toBeVisible();
  expect(button.elements()).toHaveLength(0);
});
