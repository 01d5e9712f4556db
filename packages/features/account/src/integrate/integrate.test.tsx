import '@hanji/ui-kit/tokens/tokens.css';
import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { errors } from '@hanji/i18n/locales/en-US/errors.ts';
import { integrate } from '@hanji/i18n/locales/en-US/integrate.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { browser } from '#layout/browser.ts';
import { keepPreviousFlow, readPreviousFlow } from './entry/previous-flow.ts';
import { answerCalls, type CameCall } from '#testing/answer-calls.ts';
import { signedInResult, someUser } from '#testing/members.ts';
import { passwordKeys } from '#testing/password-keys.ts';
import { config, moved, noneMoved, openPrevious } from '#testing/previous-service.ts';

const dialog = page.getByRole('dialog');
const passwordField = page.getByRole('textbox', { name: 'Password', exact: true });
const main = page.getByRole('main');
const callback = '/integrate/external-idp/web/apple/callback?code=c&state=s';
const shown = { data: { externalToken: 'shown-to-be-ones-own', email: null } };

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  closeSite();
});

function heading(name: string) {
  return page.getByRole('heading', { name });
}

async function enter(email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await passwordField.fill(password);
  await main.getByRole('button', { name: integrate.submit }).click();
}

function names(came: readonly CameCall[]): string[] {
  return came.map(({ call }) => call);
}

it('[A2-072] says what moves and what does not, and leads to the sign-in there', async () => {
  answerCalls({ ...config('previous') });
  await openPrevious('/integrate');
  await expect.element(main.getByText(integrate.factCoins)).toBeVisible();
  await expect.element(main.getByText(integrate.factStays)).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: integrate.begin }))
    .toHaveAttribute('href', '/integrate/login');
  expect(document.title).toContain(integrate.title);
});

it('shows who has moved an account what came along, in place of another move', async () => {
  answerCalls({ ...config('previous'), 'GET /preprevious': { data: moved } });
  await openPrevious('/integrate', someUser);
  await expect
    .element(main.getByRole('link', { name: integrate.toCoins }))
    .toHaveAttribute('href', '/integrate/coin');
  expect(main.getByRole('link', { name: integrate.begin }).elements()).toHaveLength(0);
});

it.each(['/integrate', '/integrate/login'])(
  'says at %s that there is nothing to move where no previous service is set',
  async (at) => {
    const came = answerCalls({ ...config(null) });
    await openPrevious(at);
    await expect.element(heading(integrate.unavailableTitle)).toBeVisible();
    expect(names(came)).not.toContain('GET /preprevious');
  },
);

it('[A8-044] [B8-054] [B8-025] [B7-058] [B7-060] [B7-061] [A1-022] lets enter who may, and moves by email once that is wished', async () => {
  const { keys, read } = await passwordKeys();
  const came = answerCalls({
    ...config('previous'),
    ...noneMoved,
    'GET /member/rsa/LOGIN': keys,
    'POST /preprevious/email/signin': shown,
    'POST /preprevious/migration/shown-to-be-ones-own': { data: signedInResult },
  });
  const { router, store } = await openPrevious('/integrate/login');
  await enter('old@hanji.example', 'before-2020');
  await expect.element(page.getByRole('dialog', { name: integrate.askTitle })).toBeVisible();
  expect(names(came)).not.toContain('POST /preprevious/migration/shown-to-be-ones-own');
  const sent = came.find(({ call }) => call.endsWith('/signin'));
  expect(sent?.fields['email']).toBe('old@hanji.example');
  expect(await read(sent ?? { call: '', fields: {} })).toMatchObject({ password: 'before-2020' });
  await dialog.getByRole('button', { name: integrate.move }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/login/auth');
  expect(router.state.location.search).toBe('?nextPage=true&redirect=%2Fintegrate%2Fcoin');
  expect(store.getState().currentUser?.nickname).toBe('Soomin');
});

it.each([
  ['[B8-026] [B8-027]', 'a check that does not pass', { data: moved }, 'completeTitle'],
  ['[B8-012] [B8-027]', 'a 404', { code: 404 }, 'notFoundTitle'],
  ['[B8-026] [B8-027]', 'any other refusal', { code: 409 }, 'completeTitle'],
] as const)('%s the guard says after %s why not, then goes home', async (_, __, answer, title) => {
  answerCalls({ ...config('previous'), 'GET /preprevious': answer });
  const { router } = await openPrevious('/integrate/login');
  await expect.element(page.getByRole('dialog', { name: integrate[title] })).toBeVisible();
  expect(passwordField.elements()).toHaveLength(0);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/');
});

it('tries again where the check could not be made', async () => {
  answerCalls({ ...config('previous'), 'GET /preprevious': { code: 500 } });
  await openPrevious('/integrate/login');
  await expect.element(main.getByRole('button', { name: 'Try again' })).toBeVisible();
  vi.restoreAllMocks();
  answerCalls({ ...config('previous'), ...noneMoved });
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect.element(heading(integrate.loginTitle)).toBeVisible();
});

it.each([
  [404, integrate.notRegistered],
  [500, errors.serviceText],
])('[A8-044] [B8-054] says in the form why an email was refused with %d', async (code, words) => {
  const { keys } = await passwordKeys();
  answerCalls({
    ...config('previous'),
    ...noneMoved,
    'GET /member/rsa/LOGIN': keys,
    'POST /preprevious/email/signin': { code },
  });
  await openPrevious('/integrate/login');
  await enter('old@hanji.example', 'before-2020');
  await expect.element(main.getByText(words)).toBeVisible();
  expect(dialog.elements()).toHaveLength(0);
});

it('[B7-059] goes to the provider, and remembers why', async () => {
  const left: string[] = [];
  vi.spyOn(browser, 'leaveFor').mockImplementation((address) => void left.push(address));
  answerCalls({
    ...config('previous'),
    ...noneMoved,
    'GET /preprevious/apple/authorize-url': { data: 'https://apple.example/authorize' },
  });
  await openPrevious('/integrate/login');
  await main.getByRole('button', { name: 'Continue with Apple' }).click();
  await expect.poll(() => left).toEqual(['https://apple.example/authorize']);
  expect(readPreviousFlow()).toEqual({ product: 'previous', loginType: 'apple' });
});

const back = {
  ...config('previous'),
  'POST /member/external-idp/web/apple/callback': {
    data: { externalToken: 'said-by-the-provider', email: null },
  },
};

it('[B2-123] comes back from the provider, and merges into the account that is signed in', async () => {
  keepPreviousFlow({ product: 'previous', loginType: 'apple' });
  const came = answerCalls({
    ...back,
    'POST /preprevious/apple/signin': shown,
    'POST /preprevious/migration/shown-to-be-ones-own': { data: signedInResult },
  });
  const { router } = await openPrevious(callback, someUser);
  await expect.element(dialog.getByText(/your account Before/)).toBeVisible();
  const sent = came.find(({ call }) => call === 'POST /preprevious/apple/signin');
  expect(sent?.fields).toEqual({ externalToken: 'said-by-the-provider' });
  await dialog.getByRole('button', { name: integrate.move }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/login/auth');
  expect(readPreviousFlow()).toBeNull();
});

it.each([
  [404, integrate.notFoundTitle],
  [409, integrate.completeTitle],
])('says after the provider that there is nothing to move: %d', async (code, title) => {
  keepPreviousFlow({ product: 'previous', loginType: 'apple' });
  answerCalls({ ...back, 'POST /preprevious/apple/signin': { code } });
  const { router } = await openPrevious(callback);
  await expect.element(page.getByRole('dialog', { name: title })).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/');
});

it('leads back to the sign-in who gave up there', async () => {
  keepPreviousFlow({ product: 'previous', loginType: 'apple' });
  answerCalls({ ...back, ...noneMoved });
  const { router } = await openPrevious('/integrate/external-idp/web/apple/callback');
  await expect.poll(() => router.state.location.pathname).toBe('/integrate/login');
});

it('leads back to the sign-in who does not want to merge', async () => {
  keepPreviousFlow({ product: 'previous', loginType: 'apple' });
  answerCalls({ ...back, ...noneMoved, 'POST /preprevious/apple/signin': shown });
  const { router } = await openPrevious(callback);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/integrate/login');
});

it('says what went wrong at the provider, and leads home who never went there', async () => {
  keepPreviousFlow({ product: 'previous', loginType: 'apple' });
  answerCalls({ ...back, 'POST /member/external-idp/web/apple/callback': { code: 400 } });
  const { router } = await openPrevious(callback);
  await expect.element(heading(integrate.refusedTitle)).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Try again' }))
    .toHaveAttribute('href', '/integrate/login');
  router.navigate('/integrate/external-idp/web/google/callback?code=c&state=s');
  await expect.poll(() => router.state.location.pathname).toBe('/');
});

it.each([
  ['a visitor, whose email has an account here', undefined, integrate.refusedTitle],
  ['a member, to whom one has come', someUser, integrate.completeTitle],
] as const)('[A8-044] [B8-054] refuses the move of %s', async (_, user, title) => {
  keepPreviousFlow({ product: 'previous', loginType: 'apple' });
  answerCalls({
    ...back,
    'POST /preprevious/apple/signin': shown,
    'POST /preprevious/migration/shown-to-be-ones-own': { code: 409 },
  });
  const { router } = await openPrevious(callback, user);
  await dialog.getByRole('button', { name: integrate.move }).click();
  await expect.element(page.getByRole('dialog', { name: title })).toBeVisible();
  if (user) return;
  await dialog.getByRole('button', { name: integrate.signInHere }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  expect(router.state.location.search).toBe('?redirect=%2Fintegrate%2Flogin');
});

it.each([
  [{ purchasedCoins: 1200, freeCoins: 7 }, '1,200', integrate.coinNote],
  [{ purchasedCoins: 0, freeCoins: 0 }, '0', integrate.noCoins],
])('[A1-022] shows which coins came along: %j', async (coins, number, note) => {
  answerCalls({
    ...config('previous'),
    'GET /preprevious': { data: { ...moved, moved: { ...moved.moved, ...coins } } },
  });
  await openPrevious('/integrate/coin', someUser);
  await expect.element(main.getByText(note)).toBeVisible();
  await expect
    .element(main.getByRole('listitem').filter({ hasText: 'Purchased coins' }))
    .toHaveTextContent(`Purchased coins${number}`);
  await expect.element(main.getByText(/moved on Mar 1, 2027/)).toBeVisible();
  const history = main.getByRole('link', { name: 'Coin history' }).elements();
  expect(history.map((link) => link.getAttribute('href'))).toEqual(
    coins.purchasedCoins > 0 ? ['/coin/history/distributed'] : [],
  );
});

it('shows who has moved nothing the way to it, and asks visitors to sign in', async () => {
  answerCalls({ ...config('previous'), ...noneMoved });
  await openPrevious('/integrate/coin', someUser);
  await expect
    .element(main.getByRole('link', { name: integrate.title }))
    .toHaveAttribute('href', '/integrate');
  const { router } = await openPrevious('/integrate/coin');
  await expect.poll(() => router.state.location.pathname).toBe('/login');
});
