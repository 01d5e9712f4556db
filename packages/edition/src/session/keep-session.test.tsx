import { api, toRequest } from '@hanji/api-client/api.ts';
import { memberCalls } from '@hanji/contract/calls/member.ts';
import { stopClock } from '@hanji/ui-kit/testing/stop-clock.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardedRoutes } from '#routes/guarded-routes.tsx';
import { plainFrame } from '#frame/plain-frame.tsx';
import { closeSite, openSite, someEdition } from '#testing/open-site.tsx';
import {
  acceptMature,
  hasAcceptedMature,
  isMatureUnsaid,
  keepAcceptance,
  onAcceptMature,
  readAcceptMature,
} from '#mature/accept-mature.ts';
import { coinsChannelName } from './coins-in-step.ts';
import { currentUserKey, signedOut, type CurrentUser } from './current-user.ts';
import { keepSession, refreshAfterMs } from './keep-session.ts';
import type { LoadKeeper } from './keeper.ts';
import type { EditionStore } from './store.ts';
import { sessionChannelName } from './tabs-in-step.ts';

const user: CurrentUser = { userId: '7', nickname: 'Soomin', avatarImageUrl: null };
const profile = {
  userId: '7',
  email: 'soomin@hanji.example',
  nickname: 'Soomin',
  password: true,
  externalIdps: [],
  guest: false,
  emailNotify: true,
  avatarImageUrl: null,
};
const userExtraInfo = {
  cellPhone: null,
  lastPasswordChangedAt: null,
  marketInfoAgree: false,
  passwordExpired: false,
  consentNeeded: false,
};
const verified = {
  acceptMature: true,
  adultVerification: { status: 'verified', verifiedAt: null, expiredAt: null },
};

let came: string[] = [];
let answers: Record<string, unknown> = {};
let refused = false;
let stop: (() => void) | null = null;
const other = new BroadcastChannel(sessionChannelName);
function tellTabs(told: unknown): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is one origin's
  other.postMessage(told);
}

beforeEach(() => {
  came = [];
  refused = false;
  answers = {
    'GET /api/member/profile': { profile, userExtraInfo, externalLogins: [] },
    'GET /api/member/profile/mature': verified,
    'POST /api/app/foregrounded': null,
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const name = `${init?.method ?? 'GET'} ${new URL(new Request(input).url).pathname}`;
    came.push(name);
    const code = refused ? 401 : name in answers ? 200 : 404;
    const result = { code, message: '', debug: null };
    return Response.json({ data: answers[name] ?? null, result }, { status: code });
  });
});

afterEach(() => {
  stop?.();
  stop = null;
  vi.restoreAllMocks();
  vi.useRealTimers();
  closeSite();
  sessionStorage.clear();
  document.cookie = 'hanji_accept_mature=; Path=/; Max-Age=0';
});

type Opened = {
  as?: CurrentUser | null;
  at?: string;
  resumed?: boolean;
  webView?: boolean;
  offersSwitch?: boolean;
  keepers?: readonly LoadKeeper[];
};

async function open({
  as = user,
  at = '/',
  resumed = false,
  webView = false,
  offersSwitch = true,
  keepers = [],
}: Opened = {}) {
  stop?.();
  const edition = someEdition({ supports: { reading: true, mature: { switch: offersSwitch } } });
  const routes = guardedRoutes(
    edition,
    [
      { path: '/', element: <h1>Home</h1> },
      { path: '/login', element: <h1>Login</h1> },
      { path: '/login/agree', element: <h1>Agree</h1> },
      { path: '/library', handle: { access: 'member' }, element: <h1>Library</h1> },
    ],
    plainFrame(),
  );
  const site = await openSite({ edition, routes, at: as ? at : '/', ...(as && { user: as }) });
  if (!as) site.router.navigate(at);
  const { store, router } = site;
  stop = keepSession({ store, router, supports: edition.supports, resumed, webView, keepers });
  return { ...site, current: () => site.store.getState().currentUser };
}

it('reads the profile at the start, tells the service, and shows what it says', async () => {
  answers['GET /api/member/profile'] = {
    profile: { ...profile, nickname: 'Soomin the Second' },
    userExtraInfo,
    externalLogins: [],
  };
  const { current } = await open();
  await expect.poll(() => current()?.nickname).toBe('Soomin the Second');
  await expect.poll(() => came).toContain('POST /api/app/foregrounded');
  expect(localStorage.getItem(currentUserKey)).toContain('Soomin the Second');
});

it('asks anew when the tab comes back, not at every glance', async () => {
  stopClock('Date');
  await open();
  const asked = () => came.filter((name) => name === 'POST /api/app/foregrounded').length;
  await expect.poll(asked).toBe(1);
  vi.setSystemTime(Date.now() + refreshAfterMs - 1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked()).toBe(1);
  vi.setSystemTime(Date.now() + 1);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(asked).toBe(2);
});

it('asks nothing for a visitor', async () => {
  await open({ as: null });
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((done) => setTimeout(done, 100));
  expect(came.filter((name) => !name.includes('/app/config/'))).toEqual([]);
});

it('takes up a session that the service knows and this browser forgot', async () => {
  const { current } = await open({ as: null, resumed: true });
  await expect.poll(current).toEqual(user);
});

it('ends with a session that has run out: signed out, and mature withdrawn', async () => {
  acceptMature();
  refused = true;
  const { current } = await open();
  await expect.poll(current).toBeNull();
  expect([readAcceptMature(), hasAcceptedMature()]).toEqual(['N', false]);
});

it('[A4-096] begins a session with what the account accepts, and leaves what was said in it', async () => {
  await open();
  await expect.poll(hasAcceptedMature).toBe(true);
  expect(sessionStorage.getItem('acceptMature')).toBe('Y');
  answers['GET /api/member/profile/mature'] = { ...verified, acceptMature: false };
  await open();
  await expect.poll(() => came.filter((name) => name.endsWith('/mature'))).toHaveLength(2);
  expect(hasAcceptedMature()).toBe(true);
  keepAcceptance(null);
  await open();
  await expect.poll(() => sessionStorage.getItem('acceptMature')).toBe('N');
});

it('leaves unsaid what an account has not accepted where no switch is offered to say it', async () => {
  answers['GET /api/member/profile/mature'] = { ...verified, acceptMature: false };
  await open({ offersSwitch: false });
  const asked = () => came.filter((name) => name.endsWith('/mature')).length;
  await expect.poll(asked).toBe(1);
  await expect.poll(() => came).toContain('POST /api/app/foregrounded');
  expect([readAcceptMature(), hasAcceptedMature(), isMatureUnsaid()]).toEqual(['Y', false, true]);
  await open({ offersSwitch: true });
  await expect.poll(readAcceptMature).toBe('N');
});

describe('in a web view', () => {
  const unagreed = { ...userExtraInfo, consentNeeded: true };
  const signedOutAt = () => came.filter((name) => name === 'POST /api/member/signout').length;
  beforeEach(() => {
    answers['POST /api/member/signout'] = null;
    answers['GET /api/member/profile'] = {
      profile,
      userExtraInfo: unagreed,
      externalLogins: [],
    };
  });

  it('[B4-033] signs out, at the service too, whoever has not agreed to the terms', async () => {
    const { current } = await open({ webView: true, at: '/library' });
    await expect.poll(current).toBeNull();
    expect(signedOutAt()).toBe(1);
  });

  it('[B4-033] lets them agree first, and signs out who leaves that page without', async () => {
    const { current, router } = await open({ webView: true, at: '/login/agree?nextPage=true' });
    await expect.poll(() => came).toContain('POST /api/app/foregrounded');
    await expect.poll(() => came.filter((name) => name.endsWith('/mature'))).toHaveLength(1);
    expect(current()).toEqual(user);
    router.navigate('/');
    await expect.poll(current).toBeNull();
    expect(signedOutAt()).toBe(1);
  });

  it('stays with who has agreed there', async () => {
    const { current, router } = await open({ webView: true, at: '/login/agree?nextPage=true' });
    await expect.poll(() => came.filter((name) => name.endsWith('/mature'))).toHaveLength(1);
    answers['GET /api/member/profile'] = { profile, userExtraInfo, externalLogins: [] };
    router.navigate('/');
    const asked = () => came.filter((name) => name === 'GET /api/member/profile').length;
    await expect.poll(asked).toBe(2);
    router.navigate('/library');
    expect(current()).toEqual(user);
    expect(signedOutAt()).toBe(0);
  });

  it('is where that holds: a browser of its own asks at the next sign-in', async () => {
    const { current, router } = await open({ at: '/library' });
    await expect.poll(() => came.filter((name) => name.endsWith('/mature'))).toHaveLength(1);
    router.navigate('/');
    expect(current()).toEqual(user);
    expect(signedOutAt()).toBe(0);
  });
});

it('signs in, out and over with the other tabs', async () => {
  const { current, router } = await open({ as: null });
  tellTabs({ user: JSON.stringify({ version: 1, user }) });
  await expect.poll(current).toEqual(user);
  router.navigate('/library');
  tellTabs({ user: null });
  await expect.poll(current).toBeNull();
  expect(router.state.location.pathname).toBe('/login');
  expect(router.state.location.search).toBe('?redirect=%2Flibrary');
});

it('asks anew what the member has, when another tab has changed it', async () => {
  const { endpoints } = api.injectEndpoints({
    endpoints: (build) => ({
      getTotals: build.query<unknown, void>({
        query: toRequest(memberCalls.getInventory),
        providesTags: ['Inventory'],
      }),
    }),
  });
  answers['GET /api/member/inventory'] = {};
  const { store } = await open();
  const asked = store.dispatch(endpoints.getTotals.initiate());
  const times = () => came.filter((name) => name === 'GET /api/member/inventory').length;
  await expect.poll(times).toBe(1);
  const another = new BroadcastChannel(coinsChannelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is one origin's
  another.postMessage(null);
  await expect.poll(times).toBe(2);
  another.close();
  asked.unsubscribe();
});

it('tells the other tabs, once, and not what they said themselves', async () => {
  const heard: unknown[] = [];
  const hear = ({ data }: MessageEvent) => heard.push(data);
  other.addEventListener('message', hear);
  const { store } = await open({ as: null });
  tellTabs({ user: JSON.stringify({ version: 1, user }) });
  await expect.poll(() => store.getState().currentUser).toEqual(user);
  store.dispatch(signedOut());
  store.dispatch(api.util.resetApiState());
  await expect.poll(() => heard.filter((told) => 'user' in Object(told))).toEqual([{ user: null }]);
  other.removeEventListener('message', hear);
});

it('hears of them by the events of the storage, where there is no channel', async () => {
  const { current } = await open({ as: null });
  const newValue = JSON.stringify({ version: 1, user });
  dispatchEvent(new StorageEvent('storage', { key: currentUserKey, newValue }));
  expect(current()).toEqual(user);
  dispatchEvent(new StorageEvent('storage', { key: 'another', newValue: null }));
  expect(current()).toEqual(user);
  dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
  expect(current()).toBeNull();
});

it('hears of an acceptance in another tab', async () => {
  await open({ as: null });
  const changed = vi.fn<() => void>();
  const forget = onAcceptMature(changed);
  tellTabs({ acceptMature: true });
  await expect.poll(() => changed.mock.calls.length).toBe(1);
  forget();
});

it('tells the other tabs of an acceptance, once', async () => {
  const heard: unknown[] = [];
  const hear = ({ data }: MessageEvent) => heard.push(data);
  other.addEventListener('message', hear);
  await open({ as: null });
  acceptMature();
  window.dispatchEvent(new Event('focus'));
  await expect.poll(() => heard).toEqual([{ acceptMature: true }]);
  other.removeEventListener('message', hear);
});

it('leaves the sign-in page when another tab has signed in', async () => {
  const { router } = await open({ as: null, at: '/login?redirect=%2Flibrary' });
  expect(router.state.location.pathname).toBe('/login');
  tellTabs({ user: JSON.stringify({ version: 1, user }) });
  await expect.poll(() => router.state.location.pathname).toBe('/library');
});

it('has what features keep true begin once it is known who reads, and end with the page', async () => {
  const happened: string[] = [];
  const keeper = async () => (store: EditionStore) => {
    happened.push(`began for ${store.getState().currentUser?.nickname ?? 'nobody'}`);
    return () => void happened.push('ended');
  };
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  answers['GET /api/member/profile'] = { profile, userExtraInfo, externalLogins: [] };
  await open({ as: null, resumed: true, keepers: [lost, keeper] });
  await expect.poll(() => happened).toEqual([`began for ${profile.nickname}`]);
  stop?.();
  expect(happened.at(-1)).toBe('ended');
});
