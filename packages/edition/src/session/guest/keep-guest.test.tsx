import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { editionRoutes } from '#routes/edition-routes.tsx';
import { acceptMature, keepAcceptance } from '#mature/accept-mature.ts';
import { signedIn, signedOut, type CurrentUser } from '#session/current-user.ts';
import { keepSession } from '#session/keep-session.ts';
import { closeSite, openSite, someEdition } from '#testing/open-site.tsx';
import { keepGuest } from './keep-guest.ts';
import { readGuest } from './guest-reader.ts';

const member: CurrentUser = { userId: 'm1', nickname: 'Soomin', avatarImageUrl: null };

/** The service's side of this browser: whose session its cookie names. */
let session: { readonly userId: string; readonly guest: boolean } | null = null;
let came: string[] = [];
let refusal: number | 'offline' | null = null;
let stops: (() => void)[] = [];

function profileOf({ userId, guest }: NonNullable<typeof session>) {
  const profile = { userId, email: null, nickname: '', password: false, externalIdps: [], guest };
  const userExtraInfo = {
    cellPhone: null,
    lastPasswordChangedAt: null,
    marketInfoAgree: false,
    passwordExpired: false,
    consentNeeded: false,
  };
  return {
    profile: { ...profile, emailNotify: false, avatarImageUrl: null },
    userExtraInfo,
    externalLogins: [],
  };
}

async function answer(name: string): Promise<{ readonly code: number; readonly data?: unknown }> {
  if (name === 'GET /api/member/profile') {
    return session ? { code: 200, data: profileOf(session) } : { code: 401 };
  }
  if (name !== 'POST /api/guest/account') return { code: 404 };
  if (refusal === 'offline') throw new TypeError('Failed to fetch');
  if (refusal !== null) return { code: refusal };
  if (session) return { code: 409 };
  // As over a network: a second call that does not wait for the first one finds no session either.
  await new Promise((done) => setTimeout(done, 50));
  session = { userId: `g${created().length}`, guest: true };
  return { code: 200, data: { userId: session.userId } };
}

function created(): string[] {
  return came.filter((name) => name === 'POST /api/guest/account');
}

beforeEach(() => {
  [session, came, refusal, stops] = [null, [], null, []];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const name = `${init?.method ?? 'GET'} ${new URL(new Request(input).url).pathname}`;
    came.push(name);
    const { code, data = null } = await answer(name);
    return Response.json({ data, result: { code, message: '', debug: null } }, { status: code });
  });
});

afterEach(() => {
  for (const stop of stops) stop();
  vi.restoreAllMocks();
  closeSite();
  keepAcceptance(null);
  sessionStorage.clear();
});

const withGuests = { capabilities: ['guest', 'reading'] } as const;

async function open({
  edition = someEdition(withGuests),
  at = '/',
  user = null as CurrentUser | null,
} = {}) {
  const routes = editionRoutes(edition, [
    ...['/', '/login'].map((path) => ({ path, element: <h1>{path}</h1> })),
    { path: '/library', handle: { access: 'member' }, element: <h1>Library</h1> },
  ]);
  const site = await openSite({ edition, routes, at, ...(user && { user }) });
  const { store, router } = site;
  const { supports } = edition;
  const kept = { store, router, supports, resumed: false, webView: false, keepers: [] };
  stops.push(keepSession(kept));
  return site;
}

it('[A1-018] [B1-016] gives a browser without a session its guest, who is signed in nowhere', async () => {
  const { store, router } = await open({ at: '/library' });
  await expect.poll(readGuest).toBe('g1');
  expect(store.getState().currentUser).toBeNull();
  expect(router.state.location.pathname).toBe('/login');
  router.navigate('/library');
  expect(router.state.location.pathname).toBe('/login');
});

it('shows in the side menu that a guest reads, with the ways to sign in', async () => {
  await open();
  await expect.poll(readGuest).toBe('g1');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect.element(menu.getByText(/You’re reading as a guest/)).toBeVisible();
  await expect.element(menu.getByRole('link', { name: 'Sign in with email' })).toBeVisible();
  expect(menu.getByRole('button', { name: 'Sign out' }).elements()).toEqual([]);
});

it('takes back on the guest’s account that covers for adults are shown', async () => {
  acceptMature();
  await open();
  await expect.poll(readGuest).toBe('g1');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Hide covers for adults' }).click();
  await expect.poll(() => came).toContain('PUT /api/member/profile/mature/accept/N');
});

it('asks for none where the edition has no guests', async () => {
  await open({ edition: someEdition() });
  await new Promise((done) => setTimeout(done, 500));
  expect(created()).toEqual([]);
});

it('is one guest for all tabs that open at once', async () => {
  const { store } = await open();
  stops.push(keepGuest(store), keepGuest(store));
  await expect
    .poll(() => came.filter((name) => name === 'GET /api/member/profile'))
    .toHaveLength(2);
  expect(created()).toHaveLength(1);
  expect(readGuest()).toBe('g1');
});

it('stays the same guest at the next visit, and is another once that session is gone', async () => {
  const { store } = await open();
  await expect.poll(readGuest).toBe('g1');
  stops.push(keepGuest(store));
  await expect.poll(() => came.at(-1)).toBe('GET /api/member/profile');
  expect(created()).toHaveLength(1);
  session = null;
  stops.push(keepGuest(store));
  await expect.poll(readGuest).toBe('g2');
});

it('takes up a guest of the service whom this browser forgot', async () => {
  session = { userId: 'g7', guest: true };
  await open();
  await expect.poll(readGuest).toBe('g7');
});

it.each([429, 'offline'] as const)(
  'leaves a visitor where no guest can be had (%s), and tries again at the next visit',
  async (why) => {
    refusal = why;
    const { store } = await open();
    await expect.poll(created).toHaveLength(1);
    await new Promise((done) => setTimeout(done, 100));
    expect([readGuest(), created().length]).toEqual([null, 1]);
    refusal = null;
    stops.push(keepGuest(store));
    await expect.poll(readGuest).not.toBeNull();
  },
);

it('ends with a sign-in, and a sign-out begins a new one', async () => {
  const { store } = await open();
  await expect.poll(readGuest).toBe('g1');
  session = { userId: 'm1', guest: false };
  store.dispatch(signedIn(member));
  expect(readGuest()).toBeNull();
  session = null;
  store.dispatch(signedOut());
  await expect.poll(readGuest).toBe('g2');
});

it('brings nobody back whose sign-out the service has not heard of', async () => {
  session = { userId: 'm1', guest: false };
  const { store } = await open({ user: member });
  await expect.poll(() => came).toContain('GET /api/member/profile');
  await new Promise((done) => setTimeout(done, 100));
  store.dispatch(signedOut());
  await expect.poll(created).toHaveLength(1);
  await expect
    .poll(() => came.slice(came.lastIndexOf('POST /api/guest/account')))
    .toContain('GET /api/member/profile');
  await new Promise((done) => setTimeout(done, 50));
  expect([store.getState().currentUser, readGuest()]).toEqual([null, null]);
});

it('shows a guest whose browser still remembers a member as a guest', async () => {
  session = { userId: 'g7', guest: true };
  const { store } = await open({ user: member });
  await expect.poll(() => store.getState().currentUser).toBeNull();
  await expect.poll(readGuest).toBe('g7');
});
