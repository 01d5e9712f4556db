import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import type { Gift } from '@hanji/contract/entities/inbox.ts';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { coinsChannelName, keepCoinsInStep } from '@hanji/edition/session/coins-in-step.ts';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { inbox as words } from '@hanji/i18n/locales/en-US/inbox.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { violations } from '@hanji/ui-kit/testing/violations.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { InboxNews } from '#news/InboxNews.tsx';
import { inboxRoutes } from '#routes.ts';

type Answer = { readonly code?: number; readonly data?: unknown; readonly message?: string };

let asked: string[] = [];

/** The service, which is another program: what it answers to a call, or null: nothing. */
function answer(to: (call: string) => Answer | null | Promise<Answer | null>): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const call = `${request.method} ${pathname.replace('/api', '')}`;
    asked.push(call);
    const answered = call.includes('/inbox') ? await to(call) : { code: 404 };
    if (answered === null) throw new TypeError('Failed to fetch');
    const { code = 200, data = null, message = '' } = answered;
    return Response.json({ data, result: { code, message, debug: null } }, { status: code });
  });
}

function some(id: number, more: Partial<Gift> = {}): Gift {
  return {
    item: 'coin',
    id,
    title: `Gift ${id}`,
    description: '',
    imageUrl: null,
    urlHttp: null,
    received: false,
    expireRemained: 5 * 86_400 + 60,
    distributionType: 'operator',
    itemConfigId: 1,
    ...more,
  };
}

async function open(at: string, signedIn: boolean = true) {
  const edition = someEdition();
  return openSite({
    edition,
    at,
    ...(signedIn && { user: { userId: 'u1', nickname: 'Soomin', avatarImageUrl: null } }),
    slots: { InboxNews },
    words: { inbox: words, reading, units },
    routes: editionRoutes(edition, [
      ...inboxRoutes,
      { path: '/', element: <h1>Home</h1> },
      { path: '/login', element: <h1>Sign in here</h1> },
      { path: '/comic/7', element: <h1>A comic</h1> },
    ]),
  });
}

const main = page.getByRole('main');
const header = page.getByRole('banner');

function card(title: string) {
  return main.getByRole('article', { name: title });
}

beforeEach(() => {
  asked = [];
});

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

it('[A1-011] [A2-022] [A4-046] [B2-112] has tabs as links, of which gifts are the first', async () => {
  answer(() => ({ data: [] }));
  const { router } = await open('/inbox');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/inbox/gift');
  const tabs = page.getByRole('navigation', { name: 'Inbox' });
  const links = tabs.getByRole('link').elements();
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Gifts', '/inbox/gift'],
    ['Messages', '/inbox/message'],
    ['Missions', '/inbox/mission'],
  ]);
  for (const [tab, none] of [
    ['Gifts', words.noGifts],
    ['Messages', words.noMessages],
    ['Missions', words.noMissions],
  ] as const) {
    await tabs.getByRole('link', { name: tab }).click();
    await expect.element(main.getByText(none)).toBeVisible();
    await expect.element(tabs.getByRole('link', { name: tab })).toHaveAttribute('aria-current');
  }
  expect(await violations()).toEqual([]);
});

it('[A2-023] [B2-112] asks a visitor to sign in, and knows no other tab', async () => {
  answer(() => ({ data: [] }));
  const { router } = await open('/inbox/message', false);
  await expect.element(page.getByText('Sign in here')).toBeVisible();
  expect(new URLSearchParams(router.state.location.search).get('redirect')).toBe('/inbox/message');
  await open('/inbox/spam');
  await expect.element(main.getByRole('heading', { level: 1 })).not.toHaveTextContent('Inbox');
  expect(asked.filter((call) => /inbox\/(?:message|spam)/.test(call))).toEqual([]);
});

it('[B2-157] [B2-158] [B9-035] [A9-017] shows what can be done, what is left, and what ends within a day', async () => {
  answer(() => ({
    data: [
      some(1, { expireRemained: 86_400 + 3600 }),
      some(2, { item: 'ticket', expireRemained: 7260 }),
      some(3, { item: 'ad_ticket', urlHttp: '/comic/7' }),
      some(4, { item: 'other', urlHttp: 'https://shop.example/a', expireRemained: 600 }),
      some(5, { item: 'other', urlHttp: 'javascript:alert(1)' }),
      some(6, { received: true }),
      some(7, { received: true, urlHttp: '/comic/7' }),
    ],
  }));
  await open('/inbox/gift');
  await expect.element(card('Gift 1').getByRole('button', { name: 'Receive' })).toBeVisible();
  const texts = main
    .getByRole('article')
    .elements()
    .map((each) => each.textContent);
  expect(texts).toEqual([
    'Gift 11 day leftReceive',
    'Gift 22 hr leftReceive',
    'Gift 35 days leftCheck it out',
    'Gift 410 min leftCheck it out',
    'Gift 55 days left',
    'Gift 65 days leftReceived',
    'Gift 7ReceivedCheck it out',
  ]);
  await expect.element(main.getByText('1 gift expires within 24 hours.')).toBeVisible();
  const link = card('Gift 4').getByRole('link', { name: 'Check it out' });
  await expect.element(link).toHaveAttribute('href', 'https://shop.example/a');
  expect(await violations()).toEqual([]);
});

it('[A4-049] [A7-082] [B7-068] receives a gift once however often it is pressed, and asks for the list anew', async () => {
  let received = false;
  const goesOn = Promise.withResolvers<void>();
  const other = new BroadcastChannel(coinsChannelName);
  const heard = vi.fn<() => void>();
  other.addEventListener('message', heard);
  answer(async (call) => {
    if (call.startsWith('PUT /inbox/gift')) {
      await goesOn.promise;
      received = true;
      return {};
    }
    return { data: [some(1, { received }), some(2)] };
  });
  const { store } = await open('/inbox/gift');
  const stop = keepCoinsInStep(store);
  const button = card('Gift 1').getByRole('button');
  await button.click();
  await expect.element(button).toBeDisabled();
  await card('Gift 2').getByRole('button').click();
  goesOn.resolve();
  await expect.element(card('Gift 1').getByText(words.received)).toBeVisible();
  await expect.element(page.getByText(words.receivedOne)).toBeVisible();
  expect(asked.filter((call) => call.startsWith('PUT /inbox/gift'))).toEqual([
    'PUT /inbox/gift/receive/operator/1',
  ]);
  // Coins in other tabs follow.
  await expect.poll(() => heard.mock.calls.length).toBe(1);
  stop();
  other.close();
});

it('[A4-049] [A7-083] [B7-069] receives all that is receivable, and offers it no more', async () => {
  let received = false;
  answer((call) => {
    if (call === 'PUT /inbox/gift/receive') received = true;
    return { data: [some(1, { received }), some(2, { item: 'ad_ticket' })] };
  });
  await open('/inbox/gift');
  await main.getByRole('button', { name: words.receiveAll }).click();
  await expect.element(page.getByText(words.receivedAll).first()).toBeVisible();
  // Who pressed it by keyboard goes on from where the button was.
  await expect.element(main.getByText(words.receivedAll)).toHaveFocus();
  await expect.element(card('Gift 1').getByText(words.received)).toBeVisible();
  expect(main.getByRole('button', { name: words.receiveAll }).elements()).toEqual([]);
  await expect.element(card('Gift 2').getByRole('button', { name: words.checkOut })).toBeVisible();
});

it('[B2-157] an ad ticket is received by checking it out, which leads on', async () => {
  answer(() => ({ data: [some(3, { item: 'ad_ticket', urlHttp: '/comic/7' })] }));
  await open('/inbox/gift');
  await card('Gift 3').getByRole('button', { name: words.checkOut }).click();
  await expect.element(page.getByRole('heading', { name: 'A comic' })).toBeVisible();
  expect(asked).toContain('PUT /inbox/gift/receive/operator/3');
});

it('says why a gift was not received, and asks for the list anew', async () => {
  let lists = 0;
  answer((call) => {
    if (call.startsWith('PUT /inbox/gift')) return { code: 404, message: 'Its time is over.' };
    if (call === 'GET /inbox/gift') lists += 1;
    return { data: lists < 2 ? [some(1)] : [] };
  });
  await open('/inbox/gift');
  await card('Gift 1').getByRole('button').click();
  await expect.element(page.getByText('Its time is over.')).toBeVisible();
  await expect.element(main.getByText(words.noGifts)).toBeVisible();
});

it('counts a gift’s time down, to within a day and out of the list', async () => {
  answer(() => ({ data: [some(1, { expireRemained: 86_401 }), some(2, { expireRemained: 3 })] }));
  const realNow = Date.now.bind(Date);
  await open('/inbox/gift');
  await expect.element(card('Gift 2')).toBeVisible();
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + 3000);
  await expect.element(card('Gift 2')).not.toBeInTheDocument();
  await expect.element(main.getByText('1 gift expires within 24 hours.')).toBeVisible();
  await expect.element(card('Gift 1').getByText('23 hr left')).toBeVisible();
});

it('[A2-024] [B6-016] shows missions, for which the app is needed, and nothing to press', async () => {
  const mission = { id: 1, title: 'Read three', description: 'Any three', expireRemained: 7200 };
  answer(() => ({ data: [{ ...mission, item: 'coin', amount: 5 }] }));
  await open('/inbox/mission');
  const row = card('Read three');
  for (const text of ['5 coins', '2 hr left', words.appNeeded]) {
    await expect.element(row.getByText(text)).toBeVisible();
  }
  expect(main.getByRole('button').elements()).toEqual([]);
  expect(await violations()).toEqual([]);
});

it('[B3-028] shows messages as text, with their date', async () => {
  const description = '<img src=x onerror=alert(1)>';
  const distributedAt = '2026-05-03T10:00:00.000Z';
  answer(() => ({ data: [{ id: 1, title: '<b>Hello</b>', description, distributedAt }] }));
  await open('/inbox/message');
  await expect.element(card('<b>Hello</b>').getByText(description)).toBeVisible();
  await expect.element(main.getByText('May 3, 2026')).toBeVisible();
  expect(main.getByRole('article').element().querySelector('img, b')).toBeNull();
});

it('counts in the header what is new, leads there, and forgets it once it was looked at', async () => {
  let news = { gift: 0, message: 2, mission: 1 };
  answer((call) => {
    if (call === 'PUT /inbox/seen/message/9') news = { ...news, message: 0 };
    if (call.includes('seen') || call.includes('news')) return { data: news };
    return {
      data: [{ id: 9, title: 'Hello', description: '', distributedAt: '2026-05-03T10:00:00Z' }],
    };
  });
  const { router } = await open('/');
  const badge = header.getByRole('link', { name: /^Inbox/ });
  await expect.element(badge).toHaveAccessibleName('Inbox, 3 new');
  expect(await violations()).toEqual([]);
  await badge.click();
  expect(router.state.location.pathname).toBe('/inbox/message');
  await expect.element(badge).toHaveAccessibleName('Inbox, 1 new');
  news = { ...news, mission: 0 };
  await page.getByRole('link', { name: 'Missions' }).click();
  await expect.element(badge).not.toBeInTheDocument();
});

it('shows no badge where nothing is new, to a visitor or to whom the service tells none', async () => {
  answer((call) => (call.includes('news') ? { code: 403 } : { data: [] }));
  await open('/');
  await expect.poll(() => asked).toContain('GET /inbox/news');
  expect(header.getByRole('link', { name: /Inbox/ }).elements()).toEqual([]);
  asked = [];
  await open('/', false);
  await expect.element(header.getByRole('link', { name: 'Search' })).toBeVisible();
  expect(asked.filter((call) => call.includes('inbox'))).toEqual([]);
});

it.each(['gift', 'message', 'mission'])(
  'says that %ss could not be fetched, and tries again',
  async (tab) => {
    let code = 500;
    answer((call) => (call === `GET /inbox/${tab}` ? { code, data: [] } : { data: null }));
    await open(`/inbox/${tab}`);
    const again = page.getByRole('button', { name: 'Try again' });
    await expect.element(again).toBeVisible();
    code = 200;
    await again.click();
    await expect.element(main.getByText(/^No /)).toBeVisible();
  },
);
