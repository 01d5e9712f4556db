import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { editionRoutes } from '#routes/edition-routes.tsx';
import { keepAcceptance } from '#mature/accept-mature.ts';
import type { SiteRoute } from '#router/site-route.ts';
import { writeGuest } from '#session/guest/guest-reader.ts';
import { closeSite, openSite, someEdition } from '#testing/open-site.tsx';

function routesOf(...paths: string[]): SiteRoute[] {
  return paths.map((path) => ({ path, element: <h1>{path}</h1> }));
}
const reading = routesOf('/', '/menu/:contentCategory/event', '/search/:keyword?', '/login');
const member = routesOf(
  '/library/:tab?',
  '/commenthistory',
  '/setting',
  '/document/notice',
  '/document/faq',
);
const user = { userId: 'u1', nickname: 'Soomin', avatarImageUrl: null };

const menu = page.getByRole('dialog', { name: 'Menu' });
function openMenu() {
  return page.getByRole('button', { name: 'Menu', exact: true }).click();
}
function links() {
  return menu
    .getByRole('navigation')
    .getByRole('link')
    .elements()
    .map((link) => link.textContent);
}

afterEach(async () => {
  await page.viewport(1280, 800);
  keepAcceptance(null);
  writeGuest(null);
  vi.restoreAllMocks();
  closeSite();
});

it.each([
  [767, 1],
  [768, 0],
])('[B2-150] has a form to search by on phones alone: at %i px %i', async (width, count) => {
  await page.viewport(width, 800);
  const edition = someEdition();
  const { router } = await openSite({ edition, routes: editionRoutes(edition, reading) });
  await openMenu();
  await expect.element(menu.getByRole('link', { name: 'Search' })).toBeVisible();
  const form = menu.getByRole('search');
  expect(form.elements()).toHaveLength(count);
  if (count === 0) return;
  await form.getByRole('searchbox', { name: 'Search' }).fill('tide');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe('/search/tide');
  await expect.poll(() => menu.elements()).toHaveLength(0);
});

it('shows a signed-in reader, and what their edition says that they have', async () => {
  const edition = someEdition();
  await openSite({
    edition,
    routes: editionRoutes(edition, [...reading, ...member]),
    user,
    slots: {
      ReaderTotals: ({ children }) => children({ purchasedCoins: 1204, freeCoins: 30, tickets: 3 }),
    },
  });
  await openMenu();
  await expect.element(menu.getByText('Soomin')).toBeVisible();
  const terms = menu.getByRole('term').elements();
  expect(terms.map((term) => term.textContent)).toEqual(['Bought coins', 'Free coins', 'Tickets']);
  const values = menu.getByRole('definition').elements();
  expect(values.map((value) => value.textContent)).toEqual(['1,204', '30', '3']);
  expect(menu.getByRole('link', { name: /Sign in/ }).elements()).toHaveLength(0);
});

it('shows the avatar, and no totals where nothing says them', async () => {
  const edition = someEdition();
  const avatarImageUrl = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;
  await openSite({
    edition,
    routes: editionRoutes(edition, reading),
    user: { ...user, avatarImageUrl },
  });
  await openMenu();
  await expect.element(menu.getByText('Soomin')).toBeVisible();
  expect(menu.element().querySelector('img')?.src).toBe(avatarImageUrl);
  expect(menu.getByRole('term').elements()).toHaveLength(0);
});

it('shows the reader when what says their totals fails', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const edition = someEdition();
  await openSite({
    edition,
    routes: editionRoutes(edition, reading),
    user,
    slots: {
      ReaderTotals: () => {
        throw new Error('no totals');
      },
    },
  });
  await openMenu();
  await expect.element(menu.getByText('Soomin')).toBeVisible();
  expect(menu.getByRole('term').elements()).toHaveLength(0);
});

it('[A2-110] leads members to library, comment history, settings, notices and help', async () => {
  const edition = someEdition();
  await openSite({ edition, routes: editionRoutes(edition, [...reading, ...member]), user });
  await openMenu();
  await expect
    .poll(links)
    .toEqual([
      'Comics',
      'Novels',
      'Events',
      'Search',
      'Library',
      'Comment history',
      'Settings',
      'Notices',
      'Help',
    ]);
});

it('offers nothing that the edition has no page for', async () => {
  const edition = someEdition({ supports: { reading: true, challenge: true, creator: true } });
  await openSite({ edition, routes: editionRoutes(edition, reading), user });
  await openMenu();
  await expect.poll(links).toEqual(['Comics', 'Novels', 'Events', 'Search']);
});

it('offers the challenge and the pages of creators by capability', async () => {
  const more = routesOf('/challenge', '/manage/title');
  const without = someEdition();
  await openSite({ edition: without, routes: editionRoutes(without, [...reading, ...more]), user });
  await openMenu();
  await expect.poll(links).toEqual(['Comics', 'Novels', 'Events', 'Search']);

  const edition = someEdition({ supports: { reading: true, challenge: true, creator: true } });
  await openSite({ edition, routes: editionRoutes(edition, [...reading, ...more]), user });
  await openMenu();
  await expect
    .poll(links)
    .toEqual(['Comics', 'Novels', 'Challenge', 'Events', 'Search', 'Your titles']);
});

function japaneseHeader() {
  const edition = someEdition({
    signIn: ['email', 'apple'],
    supports: { reading: true, challenge: true, creator: true, header: { bar: true } },
  });
  const routes = editionRoutes(edition, [
    ...reading,
    ...member,
    ...routesOf('/challenge', '/manage/title'),
  ]);
  return { edition, routes };
}

it('[B2-055] [B2-056] has in the Japanese header ways in for a visitor, and neither bookshelf nor titles', async () => {
  await openSite(japaneseHeader());
  await openMenu();
  await expect.element(menu.getByRole('link', { name: 'Apple', exact: true })).toBeVisible();
  expect(links()).not.toContain('Library');
  expect(links()).not.toContain('Your titles');
});

it('[B2-055] [B2-056] has there for a member avatar, nickname, bookshelf and titles', async () => {
  const avatarImageUrl = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;
  const { router } = await openSite({
    ...japaneseHeader(),
    user: { ...user, avatarImageUrl },
  });
  await page.getByRole('button', { name: 'Soomin, Menu' }).click();
  await expect.element(menu.getByText('Soomin')).toBeVisible();
  expect(menu.element().querySelector('img')?.src).toBe(avatarImageUrl);
  expect(menu.getByRole('link', { name: 'Apple', exact: true }).elements()).toEqual([]);
  await expect
    .element(menu.getByRole('link', { name: 'Library' }))
    .toHaveAttribute('href', '/library');
  await menu.getByRole('link', { name: 'Your titles' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/manage/title');
});

it('[A2-111] offers visitors the ways in of the edition, and a theme', async () => {
  const edition = someEdition({ signIn: ['wallet', 'email', 'apple', 'kakao'] });
  await openSite({
    edition,
    routes: editionRoutes(edition, [...reading, ...member]),
    at: '/search',
  });
  await openMenu();
  await expect
    .element(menu.getByRole('link', { name: 'Sign in with PAYCO' }))
    .toHaveAttribute('href', '/login?redirect=%2Fsearch');
  for (const name of ['Email', 'Apple', '카카오']) {
    await expect.element(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect.element(menu.getByRole('radiogroup', { name: 'Appearance' })).toBeVisible();
  expect(menu.getByRole('switch').elements()).toHaveLength(0);
  expect(links()).not.toContain('Library');
  expect(links()).not.toContain('Settings');
});

it('[A4-095] [B4-053] [A2-112] has an adult-content switch by capability, which asks visitors to sign in', async () => {
  const edition = someEdition({ supports: { reading: true, mature: { switch: true } } });
  const { router } = await openSite({ edition, routes: editionRoutes(edition, reading) });
  await openMenu();
  const adult = menu.getByRole('switch', { name: 'Show 19+ titles' });
  await adult.click();
  const question = page.getByRole('dialog', { name: 'Sign in first' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(adult).not.toBeChecked();
  await adult.click();
  await question.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/login');
});

it('[B4-054] closes by Escape, by a press beside it and on navigation', async () => {
  const edition = someEdition();
  const { router } = await openSite({ edition, routes: editionRoutes(edition, reading) });
  const closed = () => expect.poll(() => menu.elements()).toHaveLength(0);

  await openMenu();
  await expect.element(menu).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await closed();
  await expect.element(page.getByRole('button', { name: 'Menu', exact: true })).toHaveFocus();

  await openMenu();
  await expect.element(menu).toBeVisible();
  await page
    .elementLocator(document.documentElement)
    .click({ position: { x: 10, y: 400 }, force: true });
  await closed();

  await openMenu();
  await menu.getByRole('link', { name: 'Search' }).click();
  await closed();
  expect(router.state.location.pathname).toBe('/search');
  await expect.element(page.getByRole('main')).toHaveFocus();
});

/** The service, which is another program; gives the calls that came. */
function answerAll(): string[] {
  const came: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(new Request(input).url);
    came.push(`${init?.method ?? 'GET'} ${pathname}`);
    return Response.json({ data: null, result: { code: 200, message: '', debug: null } });
  });
  return came;
}

it('[A4-093] [A4-094] [B4-052] turns 19ON over for a member, in the session and at the service', async () => {
  const came = answerAll();
  const edition = someEdition({ supports: { reading: true, mature: { switch: true } } });
  await openSite({ edition, routes: editionRoutes(edition, reading), user });
  await openMenu();
  const adult = menu.getByRole('switch', { name: 'Show 19+ titles' });
  await expect.element(adult).not.toBeChecked();
  await adult.click();
  await expect.element(adult).toBeChecked();
  expect(sessionStorage.getItem('acceptMature')).toBe('Y');
  await adult.click();
  await expect.element(adult).not.toBeChecked();
  expect(sessionStorage.getItem('acceptMature')).toBe('N');
  const put = '/api/member/profile/mature/accept/';
  expect(came.filter((call) => call.startsWith('PUT'))).toEqual([`PUT ${put}Y`, `PUT ${put}N`]);
});

it('hides covers for adults again where no switch does', async () => {
  answerAll();
  keepAcceptance('Y');
  const edition = someEdition();
  await openSite({ edition, routes: editionRoutes(edition, reading) });
  await openMenu();
  const hide = menu.getByRole('button', { name: 'Hide covers for adults' });
  await hide.click();
  await expect.poll(() => hide.elements()).toHaveLength(0);
  expect(sessionStorage.getItem('acceptMature')).toBeNull();
});

it('leads a member to their page by the name, and signs out', async () => {
  const came = answerAll();
  const edition = someEdition();
  const { store } = await openSite({
    edition,
    routes: editionRoutes(edition, [...reading, ...routesOf('/userinfo')]),
    user,
  });
  await openMenu();
  await expect
    .element(menu.getByRole('link', { name: 'Soomin' }))
    .toHaveAttribute('href', '/userinfo');
  await menu.getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => store.getState().currentUser).toBeNull();
  expect(came).toContain('POST /api/member/signout');
});

it('[A2-113] [A2-114] has a form for email where that comes first, with sign-up and the providers', async () => {
  const edition = someEdition({ signIn: ['email', 'apple', 'twitter'] });
  await openSite({
    edition,
    routes: editionRoutes(edition, [...reading, ...routesOf('/signup')]),
    slots: { EmailSignIn: ({ redirect }) => <form aria-label={`to ${redirect}`} /> },
  });
  await openMenu();
  await expect.element(menu.getByRole('form', { name: 'to /' })).toBeInTheDocument();
  await expect
    .element(menu.getByRole('link', { name: 'Sign up with email' }))
    .toHaveAttribute('href', '/signup');
  for (const name of ['Apple', 'Twitter']) {
    await expect.element(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
  expect(menu.getByRole('link', { name: 'Sign in with email' }).elements()).toHaveLength(0);
});

it('keeps what it says above its switches as long as it is open, whoever a visitor becomes', async () => {
  const edition = someEdition({ supports: { reading: true, guest: true } });
  await openSite({ edition, routes: editionRoutes(edition, reading) });
  await openMenu();
  const pitch = menu.getByText(/^Sign in to pick up/);
  await expect.element(pitch).toBeVisible();
  writeGuest('g1');
  // Longer than React needs to show what has changed.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(pitch.elements()).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await openMenu();
  await expect.element(menu.getByText(/^You’re reading as a guest/)).toBeVisible();
});
