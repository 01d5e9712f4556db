import '@hanji/ui-kit/tokens/tokens.css';
import { connectionFailure, type ApiError } from '@hanji/api-client/request/api-error.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { editionRoutes } from '#routes/edition-routes.tsx';
import { guardedRoutes } from '#routes/guarded-routes.tsx';
import { plainFrame } from '#frame/plain-frame.tsx';
import type { SiteRoute } from '#router/site-route.ts';
import { acceptMature, hasAcceptedMature, readAcceptMature } from '#mature/accept-mature.ts';
import { closeSite, openSite, someEdition } from '#testing/open-site.tsx';
import type { Failed } from './failed.ts';
import { useReportFailure } from './FailureProvider.tsx';

function failure(code: number, message = '', more: Partial<ApiError> = {}): ApiError {
  return { ...connectionFailure('/api/x'), code, message, ...more };
}

/** One button for each failure, in their order. */
function Failing({ all }: { readonly all: readonly Failed[] }) {
  const report = useReportFailure();
  return all.map((failed, index) => (
    <button key={failed.error.message} type="button" onClick={() => report(failed)}>
      Try {index + 1}
    </button>
  ));
}

type Opened = { readonly named?: boolean; readonly at?: string };

async function open(all: readonly Failed[], { named = true, at = '/' }: Opened = {}) {
  const shutdown = at === '/refund/home';
  const some = someEdition(shutdown ? { supports: { refund: true } } : {});
  const failing = { ...(named && { handle: {} }), element: <Failing all={all} /> };
  const routes: SiteRoute[] = [
    { path: '/', ...failing },
    { path: '/refund/home', ...failing },
    { path: '/library', element: <h1>Library</h1> },
    { path: '/refund/detail', element: <h1>Detail</h1> },
    { path: '/coinpurchase', element: <h1>Coins</h1> },
    { path: '/login', element: <h1>Login</h1> },
  ];
  return openSite({
    edition: some,
    user: { userId: 'u1', nickname: 'Soomin', avatarImageUrl: null },
    routes: shutdown ? guardedRoutes(some, routes, plainFrame()) : editionRoutes(some, routes),
    at,
  });
}

async function press(number = 1) {
  await page.getByRole('button', { name: `Try ${number}` }).click();
}

async function fail(failed: Failed, opened?: Opened) {
  const site = await open([failed], opened);
  const go = vi.spyOn(site.router.navigator, 'go');
  await press();
  return { ...site, go };
}
const dialog = page.getByRole('dialog');
const heading = page.getByRole('heading', { level: 1 });

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
  sessionStorage.clear();
});

it.each([403, 404, 409, 418, 428])(
  '[A8-005] [A8-013] [A8-014] [A8-017] [A8-018] [B8-021] says of %i the server’s words in a dialog, which goes with a change of route',
  async (code) => {
    const { router } = await fail({ error: failure(code, 'The kettle is empty') });
    await expect.element(dialog).toHaveAccessibleName('The server couldn’t complete this');
    await expect.element(dialog).toHaveAccessibleDescription('The kettle is empty');
    router.navigate('/library');
    await expect.element(heading).toHaveTextContent('Library');
    await expect.poll(() => dialog.elements()).toHaveLength(0);
  },
);

it('[A8-005] [A8-036] [B8-033] [B2-144] says that it is a system error where the server says nothing', async () => {
  await fail({ error: failure(418) });
  await expect
    .element(dialog)
    .toHaveAccessibleDescription('A system error occurred. Please try again in a moment.');
});

it('[A8-006] leaves an error that is already set', async () => {
  await open([
    { error: failure(418, 'The kettle is empty') },
    { error: failure(409, 'The price has changed') },
  ]);
  const second = page.getByRole('button', { name: 'Try 2', includeHidden: true });
  await press();
  await expect.element(dialog).toHaveAccessibleDescription('The kettle is empty');
  // Behind the dialog nothing can be pressed, but calls go on.
  second.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(dialog).toHaveAccessibleDescription('The kettle is empty');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => dialog.elements()).toHaveLength(0);
});

it.each([
  ['[A8-007]', failure(400)],
  ['[A8-019] [B8-022]', failure(418, 'The kettle is empty', { nextPage: '/x' })],
  ['[A8-020] [B8-023]', failure(400, 'Invalid request hash token')],
])('%s is dismissed silently, and holds up no other error', async (_, error) => {
  await open([{ error }, { error: failure(418, 'The next one') }]);
  await press();
  await press(2);
  await expect.element(dialog).toHaveAccessibleDescription('The next one');
});

it('closes by its button', async () => {
  await fail({ error: failure(418, 'The kettle is empty') });
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => dialog.elements()).toHaveLength(0);
});

it.each([
  [true, 'Cannot reach Hanji'],
  [false, 'Connection lost'],
])(
  '[A8-021] [A8-034] [B8-019] [B8-032] offers to try again where nothing answered, connected %s: %s',
  async (online, title) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    const retry = vi.fn<() => void>();
    await fail({ error: connectionFailure('/api/x'), retry });
    await expect.element(dialog).toHaveAccessibleName(title);
    await expect
      .element(dialog)
      .toHaveAccessibleDescription('Your internet connection seems unstable. Please try again.');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    expect(retry).toHaveBeenCalledOnce();
    await expect.poll(() => dialog.elements()).toHaveLength(0);
  },
);

it.each([
  [408, 'This is taking too long', 'The page did not load in time. Please try again.', 'OK'],
  [426, 'A new version of Hanji is available', 'Reload the page to continue.', 'Reload'],
  [429, 'Too many requests', 'Please wait a moment and try again.', 'OK'],
])(
  '[A8-014] [A8-037] says of %i in its own words what can be done',
  async (code, title, text, button) => {
    await fail({ error: failure(code, 'words of the server') });
    await expect.element(dialog).toHaveAccessibleName(title);
    await expect.element(dialog).toHaveAccessibleDescription(text);
    await expect.element(dialog.getByRole('button', { name: button })).toBeVisible();
  },
);

it('[A8-014] leads to the coins on 402', async () => {
  await fail({ error: failure(402, 'words') });
  await expect.element(heading).toHaveTextContent('Coins');
  expect(dialog.elements()).toHaveLength(0);
});

it('says nothing about what the caller declared', async () => {
  await fail({ error: failure(409, 'The price has changed'), declared: [409] });
  await new Promise((done) => setTimeout(done, 300));
  expect(dialog.elements()).toHaveLength(0);
});

it('[A8-012] [B8-005] opens the dialog of 303 at a place with a route name', async () => {
  const { go } = await fail({ error: failure(303, 'See elsewhere') });
  await expect.element(dialog).toHaveAccessibleDescription('See elsewhere');
  expect(go).not.toHaveBeenCalled();
});

it.each([
  ['[A8-014] 304', 304, true],
  ['[A8-012] [B8-005] 303 without a route name', 303, false],
])('%s reloads the page once, and then says what is wrong', async (_, code, named) => {
  const { go } = await fail({ error: failure(code, 'Not modified') }, { named });
  await expect.poll(() => go.mock.calls).toEqual([[0]]);
  expect(dialog.elements()).toHaveLength(0);
  await fail({ error: failure(code, 'Not modified') }, { named });
  await expect.element(dialog).toHaveAccessibleDescription('Not modified');
});

it.each([
  ['[A8-010] [B8-009]', 401],
  ['[A8-011] [B8-016]', 451],
])('%s signs out on %i and leads to sign-in, which leads back', async (_, code) => {
  acceptMature();
  const { router, store } = await fail({ error: failure(code) }, { at: '/?category=all_novel' });
  await expect.element(heading).toHaveTextContent('Login');
  expect(router.state.location.search).toBe('?redirect=%2F%3Fcategory%3Dall_novel');
  expect(store.getState().currentUser).toBeNull();
  expect([readAcceptMature(), hasAcceptedMature()]).toEqual(['N', false]);
});

const works = { title: 'Night work', endAt: '2026-01-01T03:00:00Z' };
const until = /^We move the shelves\. Expected back: .*2026.*3:00/;

it('[A2-073] [A8-009] [A8-036] [B2-124] [B2-134] [B8-017] leads to /error on 500, which leads back', async () => {
  const error = failure(500, 'Broken');
  const { router } = await fail({ error }, { at: '/?x=1' });
  await expect.element(heading).toHaveTextContent('Something went wrong on our side');
  expect(router.state.location).toMatchObject({ pathname: '/error', state: { errorState: error } });
  await expect.element(page.getByText(/try again in a moment/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to Home' })).toBeVisible();
  expect(dialog.elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('button', { name: 'Try 1' })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/', search: '?x=1' });
});

it('[A8-036] says of an answer that could not be read that it is so', async () => {
  await fail({ error: failure(500, '', { unreadable: true }) });
  await expect.element(heading).toHaveTextContent('Something went wrong on our side');
  await expect.element(page.getByText(/answer could not be read/)).toBeVisible();
});

it('[A2-075] [A8-008] [A8-037] [B2-126] [B2-133] [B8-018] leads to /system on 503: title, description and end', async () => {
  const { router } = await fail({ error: failure(503, 'We move the shelves.', works) });
  await expect.element(heading).toHaveTextContent('Night work');
  await expect.element(page.getByText(until)).toBeVisible();
  expect(router.state.location).toMatchObject({
    pathname: '/system',
    state: {
      errorTitle: 'Night work',
      errorMessage: 'We move the shelves.',
      errorEndAt: '2026-01-01T03:00:00Z',
    },
  });
});

it.each([
  ['/error', 'Something went wrong on our side', /try again in a moment/],
  ['/system', 'Hanji is under maintenance', /We will be back shortly/],
  ['/error-page?code=426', 'A new version of Hanji is available', /Reload the page/],
  ['/error-page?code=9999', 'Cannot reach Hanji', /seems unstable/],
  ['/error-page?code=%3Cb%3E', 'That did not work', /Please try again/],
])('[A2-074] [B2-125] %s opened by itself says: %s', async (at, title, text) => {
  await open([], { at });
  await expect.element(heading).toHaveTextContent(title);
  await expect.element(page.getByText(text)).toBeVisible();
  expect(page.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(0);
  await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click();
  await expect.poll(() => heading.elements()).toHaveLength(0);
});

describe('where an edition has no addresses for pages of errors', () => {
  const at = '/refund/home';

  it('[B2-023] [B8-017] the service error page shows in place', async () => {
    const { router } = await fail({ error: failure(500, 'Broken') }, { at });
    await expect.element(heading).toHaveTextContent('Something went wrong on our side');
    await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Try 1' }).elements()).toHaveLength(0);
    expect(router.state.location.pathname).toBe(at);
    router.navigate('/refund/detail');
    await expect.element(heading).toHaveTextContent('Detail');
  });

  it('shows from its beginning, and is heard, however far down the reader was', async () => {
    await open([{ error: failure(500, 'Broken') }], { at });
    const button = page.getByRole('button', { name: 'Try 1' });
    await expect.element(button).toBeVisible();
    document.body.style.minBlockSize = '3000px';
    try {
      scrollTo(0, 1000);
      expect(scrollY).toBe(1000);
      (button.element() as HTMLElement).click();
      await expect.element(heading).toHaveTextContent('Something went wrong on our side');
      await expect.poll(() => scrollY).toBe(0);
      expect(document.activeElement).toBe(page.getByRole('main').element());
    } finally {
      document.body.style.minBlockSize = '';
    }
  });

  it('[B2-025] [B8-018] so does the page of a maintenance, with title, message and end', async () => {
    const { router } = await fail({ error: failure(503, 'We move the shelves.', works) }, { at });
    await expect.element(heading).toHaveTextContent('Night work');
    await expect.element(page.getByText(until)).toBeVisible();
    expect(router.state.location.pathname).toBe(at);
  });
});
