import '@hanji/ui-kit/tokens/tokens.css';
import type { FailureData } from '@hanji/contract/envelope.ts';
import type { LoginType } from '@hanji/contract/vocabulary.ts';
import { writeGuest } from '@hanji/edition/session/guest/guest-reader.ts';
import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { external } from '@hanji/i18n/locales/en-US/external.ts';
import { signIn } from '@hanji/i18n/locales/en-US/signIn.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readAuthenticationError } from '#sign-in/completion/kept-error.ts';
import { readAccountStatus } from '#sign-in/completion/account-status.ts';
import { keepExternalFlow } from '../flow-storage.ts';
import { answerCalls, changes, type Answer } from '#testing/answer-calls.ts';
import { signedInResult } from '#testing/members.ts';
import { openAccount } from '#testing/open-account.tsx';

const wanted = '?redirect=%2Fcomic%2F7';
const dialog = page.getByRole('dialog');

type Opened = {
  readonly loginType?: LoginType;
  readonly purpose?: 'signIn' | 'connect';
  readonly korean?: boolean;
  readonly guest?: boolean;
  readonly query?: string;
  readonly answers?: Readonly<Record<string, Answer>>;
};

async function comeBack({
  loginType = 'apple',
  purpose = 'signIn',
  korean = false,
  guest = false,
  query = '?code=c&state=s',
  answers = {},
}: Opened) {
  keepExternalFlow({ loginType, purpose, redirect: '/comic/7' });
  const came = answerCalls({
    [`POST /member/external-idp/web/${loginType}/callback`]: {
      data: { externalToken: 'token', email: null },
    },
    ...answers,
  });
  const edition = {
    signsUp: korean ? (['payco'] as const) : (['apple', 'google'] as const),
    ...(guest && { capabilities: ['guest', 'reading'] as const }),
  };
  const { router, store } = await openAccount(
    `/member/external-idp/web/${loginType}/callback${query}`,
    { edition, reached: ['/login', '/login/auth', '/login/dormant', '/signup', '/userinfo'] },
  );
  writeGuest(guest ? 'g1' : null);
  const place = () => router.state.location.pathname;
  return { came, router, store, place };
}

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  closeSite();
});

it('[A4-007] [A2-070] [A7-048] [A7-049] signs in, reads the profile, says that it is here, and goes to Authorize', async () => {
  const { came, router, store, place } = await comeBack({
    loginType: 'naver',
    answers: { 'POST /member/external-idp/naver/signin': { data: signedInResult } },
  });
  await expect.poll(place).toBe('/login/auth');
  expect(router.state.location.search).toBe('?nextPage=true&redirect=%2Fcomic%2F7');
  expect(store.getState().currentUser?.nickname).toBe('Soomin');
  const calls = came.map(({ call }) => call);
  expect(calls).toContain('GET /member/profile');
  expect(calls).toContain('POST /app/foregrounded');
  expect(Number(came[0]?.fields['stateTimestamp'])).toBeGreaterThan(1_700_000_000);
  expect(came.find(({ call }) => call.endsWith('/signin'))?.fields['externalToken']).toBe('token');
});

it('[A8-016] [A4-008] [A4-014] [A7-050] asks whether to sign up where there is no account, and says when it is done', async () => {
  const { came, place } = await comeBack({
    answers: {
      'POST /member/external-idp/apple/signin': 417,
      'POST /member/external-idp/apple/signup': { data: signedInResult },
    },
  });
  await expect
    .element(
      page.getByRole('dialog', { name: external.signUpTitle.replace('{{provider}}', 'Apple') }),
    )
    .toBeVisible();
  expect(changes(came)).not.toContain('POST /member/external-idp/apple/signup');
  await dialog.getByRole('button', { name: 'Sign up' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Sign-up completed' })).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect.poll(place).toBe('/login/auth');
});

it('[B6-004] says to a guest that what they have read comes along', async () => {
  await comeBack({ guest: true, answers: { 'POST /member/external-idp/apple/signin': 417 } });
  await expect
    .element(dialog.getByText(`${external.signUpText} ${signIn.guestComesAlong}`))
    .toBeVisible();
});

it('[A4-008] goes home who does not want to sign up', async () => {
  const { place } = await comeBack({ answers: { 'POST /member/external-idp/apple/signin': 417 } });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(place).toBe('/');
});

it('[A8-016] [A4-009] signs up directly by the Korean wallet', async () => {
  const { came } = await comeBack({
    korean: true,
    loginType: 'payco',
    answers: {
      'POST /member/external-idp/payco/signin': 417,
      'POST /member/external-idp/payco/signup': { data: signedInResult },
    },
  });
  await expect.element(page.getByRole('dialog', { name: 'Sign-up completed' })).toBeVisible();
  expect(changes(came)).toContain('POST /member/external-idp/payco/signup');
});

it('[A8-016] [A4-010] tells Korean readers of other providers to sign up first, and leads there', async () => {
  const { place } = await comeBack({
    korean: true,
    loginType: 'naver',
    answers: { 'POST /member/external-idp/naver/signin': 417 },
  });
  await expect
    .element(dialog.getByText(/no sign-up history with this 네이버 account/))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Sign up' }).click();
  // Whose guard leads to its first step.
  await expect.poll(place).toBe('/signup/certificateEmail');
});

it('[A8-015] [A4-011] finds no user where the account waits to be deleted', async () => {
  const data = { awaitDeleted: true } satisfies FailureData;
  const { place, router } = await comeBack({
    answers: { 'POST /member/external-idp/apple/signin': { code: 410, data } },
  });
  await expect.element(page.getByRole('dialog', { name: 'User not found' })).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect.poll(place).toBe('/login');
  expect(router.state.location.search).toBe(wanted);
});

it('[A8-015] [B8-013] [A4-012] [A2-071] leads to the dormant account with what reactivates it', async () => {
  const dormant = { neoIdUid: 'n', responseTokenType: 'r', tokenTypeHint: 't' };
  const data = { dormant } satisfies FailureData;
  const { place } = await comeBack({
    answers: { 'POST /member/external-idp/apple/signin': { code: 410, data } },
  });
  await expect.poll(place).toBe('/login/dormant');
  expect(readAccountStatus().dormantCheck).toEqual(dormant);
});

it.each([
  [401, '?code=c&state=s', 'a refusal'],
  [401, '', 'who has cancelled there'],
  [403, '?code=c&state=s', 'whatever else comes'],
])('[A4-013] leads to sign-in with an error for after 500 ms: %d%s, %s', async (code, query) => {
  const { place, router } = await comeBack({
    query,
    answers: { 'POST /member/external-idp/apple/signin': code },
  });
  await expect.poll(place).toBe('/login');
  expect(router.state.location.search).toBe(wanted);
  expect(router.state.location.state).toEqual({ errorAfterMs: 500 });
  expect(readAuthenticationError()).toEqual({ code, error: 'authenticationFailed' });
});

it('[B2-122] leads home who comes without a flow of this tab', async () => {
  const { place, router } = await comeBack({ query: '' });
  // Once it is shown: until then the page of the flow before still stands.
  await expect.element(page.getByRole('heading', { name: '/login' })).toBeVisible();
  router.navigate('/member/external-idp/web/apple/callback?code=c&state=s');
  await expect.poll(place).toBe('/');
});

it.each([
  ['connected', { data: null }, { loginType: 'apple', failure: null }],
  ['refused', 409, { loginType: 'apple', failure: { code: 409, message: 'refused with 409' } }],
] as const)(
  '[A7-039] [A8-027] goes back to the account page after connecting: %s',
  async (_, answer, connect) => {
    const { place, router, store } = await comeBack({
      purpose: 'connect',
      answers: { 'POST /member/external-idp/apple/mapping': answer },
    });
    await expect.poll(place).toBe('/userinfo');
    expect(router.state.location.state).toEqual({ connect });
    expect(store.getState().currentUser).toBeNull();
  },
);
