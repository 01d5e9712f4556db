import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { api } from '@hanji/api-client/api.ts';
import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readAuthenticationError } from './completion/kept-error.ts';
import { answerCalls, callsTo, type CameCall } from '#testing/answer-calls.ts';
import { signedInResult, someMature, someMember } from '#testing/members.ts';
import { passwordKeys } from '#testing/password-keys.ts';
import { openAccount } from '#testing/open-account.tsx';
import { signInByEmail } from '#testing/sign-in-form.ts';

const service = await passwordKeys();
afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
  sessionStorage.clear();
  document.cookie = 'hanji_accept_mature=; Path=/; Max-Age=0';
});

const heading = page.getByRole('heading', { level: 1 });
const dialog = page.getByRole('dialog');

it('[A8-015] [B8-013] [A2-071] [A4-005] reactivates a dormant account: checks its password anew, and asks before it does', async () => {
  const came = answerCalls({
    'GET /member/rsa/LOGIN': service.keys,
    'GET /member/rsa/CHECK_PASSWORD': service.keys,
    'POST /member/signin': { code: 410 },
    'POST /status/check-dormant-password': {
      data: { neoIdUid: 'neo-1', responseTokenType: 'bearer', tokenTypeHint: 'neo_id_uid' },
    },
    'POST /status/switch-dormant-to-member': { data: signedInResult },
  });
  const { router, store } = await openAccount('/login/email?redirect=%2Flibrary');
  await signInByEmail('soomin@hanji.example', 'paper&ink7');
  await expect.element(heading).toHaveTextContent('Your account is dormant');
  expect(router.state.location.pathname).toBe('/login/dormant');
  expect(store.getState().currentUser).toBeNull();
  const [sent] = callsTo('POST /status/check-dormant-password', came);
  expect(await service.read(sent as CameCall)).toMatchObject({ password: 'paper&ink7' });
  await page.getByRole('button', { name: 'Reactivate my account' }).click();
  await expect.element(heading).toHaveTextContent('Library');
  expect(callsTo('POST /status/switch-dormant-to-member', came)[0]?.fields).toEqual({
    neoIdUid: 'neo-1',
    responseTokenType: 'bearer',
    tokenTypeHint: 'neo_id_uid',
  });
});

it('[A4-006] asks for new terms first, then for another password, then goes on', async () => {
  const result = { ...signedInResult, policyStatus: true, passwordExpiredStatus: true };
  const came = answerCalls({
    'GET /member/rsa/LOGIN': service.keys,
    'POST /member/signin': { data: result },
    'PUT /member/consent': { data: null },
    'PUT /member/profile/password-expiration': { data: null },
  });
  await openAccount('/login/email?redirect=%2Flibrary');
  await signInByEmail('soomin@hanji.example', 'paper&ink7');
  await expect.element(heading).toHaveTextContent('Please agree to our terms');
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  const terms = page.getByRole('checkbox', { name: /Terms of use/ });
  await expect.element(terms).toHaveFocus();
  await expect.element(terms).toHaveAccessibleDescription('Please agree to this to continue.');
  await page.getByRole('checkbox', { name: 'Agree to all' }).click();
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  await expect.element(heading).toHaveTextContent('Time for a new password');
  expect(callsTo('PUT /member/consent', came)[0]?.fields).toEqual({
    termsOfUse: 'Y',
    privacyPolicy: 'Y',
    allowedMarketingNotification: 'Y',
    allowedAdvertisement: 'Y',
  });
  await page.getByRole('button', { name: 'Ask me again in 6 months' }).click();
  await expect.element(heading).toHaveTextContent('Library');
});

it('[A5-020] asks for the age with the terms, where an edition does: accounts of providers said none', async () => {
  const came = answerCalls({
    'GET /member/rsa/LOGIN': service.keys,
    'POST /member/signin': { data: { ...signedInResult, policyStatus: true } },
    'PUT /member/consent': { data: null },
  });
  await openAccount('/login/email?redirect=%2Flibrary', { edition: { asksAge: true } });
  await signInByEmail('soomin@hanji.example', 'paper&ink7');
  await expect.element(heading).toHaveTextContent('Please agree to our terms');
  for (const name of [/Terms of use/, /Privacy policy/]) {
    await page.getByRole('checkbox', { name }).click();
  }
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  const age = page.getByRole('checkbox', { name: /I am 14 or older/ });
  await expect.element(age).toHaveFocus();
  expect(callsTo('PUT /member/consent', came)).toEqual([]);
  await age.click();
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  await expect.element(heading).toHaveTextContent('Library');
});

it.each([200, 409])(
  '[A4-106] signs out who does not agree, at the service first: %i',
  async (code) => {
    const came = answerCalls({
      'GET /member/rsa/LOGIN': service.keys,
      'POST /member/signin': { data: { ...signedInResult, policyStatus: true } },
      'POST /member/signout': { code },
    });
    const { router, store } = await openAccount('/login/email');
    await signInByEmail('soomin@hanji.example', 'paper&ink7');
    await expect.element(heading).toHaveTextContent('Please agree to our terms');
    await page.getByRole('button', { name: 'Close' }).click();
    await dialog.getByRole('button', { name: 'Stop' }).click();
    await expect.poll(() => callsTo('POST /member/signout', came)).toHaveLength(1);
    const left = code === 200;
    await expect.poll(() => router.state.location.pathname).toBe(left ? '/' : '/login/agree');
    await expect.poll(() => store.getState().currentUser === null).toBe(left);
  },
);

it('[A8-031] changes the password on the way, and tells a wrong current one at its field', async () => {
  const result = { ...signedInResult, passwordExpiredStatus: true };
  let code = 403;
  const came = answerCalls({
    'GET /member/rsa/LOGIN': service.keys,
    'GET /member/rsa/CHANGE_PASSWORD': service.keys,
    'POST /member/signin': { data: result },
    'PUT /member/profile/password': () => ({ code, data: code === 200 ? signedInResult : null }),
  });
  await openAccount('/login/email');
  await signInByEmail('soomin@hanji.example', 'paper&ink7');
  await page.getByRole('link', { name: 'Change it now' }).click();
  await expect.element(heading).toHaveTextContent('Change your password');
  const current = page.getByRole('textbox', { name: 'Current password', exact: true });
  await current.fill('paper&ink8');
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('brush&ink9');
  await page.getByRole('textbox', { name: 'New password again', exact: true }).fill('brush&ink9');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(current).toHaveAccessibleDescription('The current password is incorrect.');
  expect(readAuthenticationError()).toEqual({
    code: 403,
    error: 'passwordMismatch',
  });
  code = 200;
  await current.fill('paper&ink7');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(heading).toHaveTextContent('Home');
  const [, sent] = callsTo('PUT /member/profile/password', came);
  expect(await service.read(sent as CameCall)).toMatchObject({
    password: 'paper&ink7',
    newPassword: 'brush&ink9',
  });
});

it('[A4-106] asks before a flow is cancelled, and returns to the start', async () => {
  answerCalls({
    'GET /member/rsa/LOGIN': service.keys,
    'GET /member/rsa/CHECK_PASSWORD': service.keys,
    'POST /member/signin': { code: 410 },
    'POST /status/check-dormant-password': {
      data: { neoIdUid: 'neo-1', responseTokenType: 'bearer', tokenTypeHint: 'neo_id_uid' },
    },
  });
  const { router } = await openAccount('/login/email');
  await signInByEmail('soomin@hanji.example', 'paper&ink7');
  await expect.element(heading).toHaveTextContent('Your account is dormant');
  await page.getByRole('button', { name: 'Close' }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  expect(router.state.location.pathname).toBe('/login/dormant');
  await page.getByRole('button', { name: 'Close' }).click();
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/login');
});

it.each(['GET /member/profile', 'GET /member/profile/mature'])(
  'signs in though another tab empties the cache while %s is on its way',
  async (call) => {
    const reset: (() => void)[] = [];
    const came = answerCalls({
      'GET /member/rsa/LOGIN': service.keys,
      'POST /member/signin': { data: signedInResult },
      [call]: () => {
        reset.shift()?.();
        return { data: call.endsWith('mature') ? someMature('unverified', true) : someMember() };
      },
    });
    const { router, store } = await openAccount('/login?redirect=%2Flibrary');
    reset.push(() => store.dispatch(api.util.resetApiState()));
    await signInByEmail('soomin@hanji.example', 'paper&ink7');
    await expect.element(heading).toHaveTextContent('Library');
    expect(router.state.location.pathname).toBe('/library');
    expect(callsTo(call, came).length).toBeGreaterThan(1);
  },
);
