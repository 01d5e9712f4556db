import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { hasAcceptedMature } from '@hanji/edition/mature/accept-mature.ts';
import { currentUserKey } from '@hanji/edition/session/current-user.ts';
import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { keepAuthenticationError, readAuthenticationError } from './completion/kept-error.ts';
import { answerCalls, callsTo, type CameCall } from '#testing/answer-calls.ts';
import { signedInResult } from '#testing/members.ts';
import { passwordKeys } from '#testing/password-keys.ts';
import { openAccount } from '#testing/open-account.tsx';

let service: Awaited<ReturnType<typeof passwordKeys>>;
beforeAll(async () => {
  service = await passwordKeys();
});
afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
  sessionStorage.clear();
  document.cookie = 'hanji_accept_mature=; Path=/; Max-Age=0';
});

const email = page.getByRole('textbox', { name: 'Email' });
const password = page.getByRole('textbox', { name: 'Password', exact: true });
const submit = page.getByRole('button', { name: 'Sign in', exact: true });
const heading = page.getByRole('heading', { level: 1 });
const dialog = page.getByRole('dialog');

async function fill(address: string, word: string): Promise<void> {
  await email.fill(address);
  await password.fill(word);
  await submit.click();
}

it('[A2-068] [A2-069] [A4-001] [A4-004] [A5-009] sends the password encrypted alone, goes to Authorize and on to where it was wanted', async () => {
  const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  const came = answerCalls({
    'GET /member/rsa/LOGIN': service.keys,
    'POST /member/signin': { data: signedInResult },
  });
  const { router, store } = await openAccount('/login?redirect=%2Flibrary');
  const went: string[] = [];
  router.subscribe(({ location }) => went.push(location.pathname));
  await fill('soomin@hanji.example', 'paper&ink7');
  await expect.element(heading).toHaveTextContent('Library');
  expect(went).toEqual(['/login/auth', '/library']);
  const [sent] = callsTo('POST /member/signin', came);
  expect(sent?.fields).toMatchObject({ email: 'soomin@hanji.example', stayLogged: 'N' });
  expect(JSON.stringify(came)).not.toContain('paper&ink7');
  expect(await service.read(sent as CameCall)).toEqual({
    sessionKey: sent?.fields['sessionKey'],
    password: 'paper&ink7',
  });
  expect(store.getState().currentUser?.nickname).toBe('Soomin');
  expect(localStorage.getItem(currentUserKey)).not.toContain('token');
  expect(hasAcceptedMature()).toBe(true);
  expect(callsTo('POST /app/foregrounded', came)).toHaveLength(1);
  await expect.poll(() => beacon.mock.calls.length).toBe(1);
  const body = beacon.mock.calls[0]?.[1];
  expect(await (body as Blob).text()).toContain('"name":"signin"');
});

it('[A5-002] [A5-003] [A5-008] says at each field what is wrong, and goes to the first', async () => {
  const came = answerCalls({});
  await openAccount('/login/email');
  await submit.click();
  await expect.element(email).toHaveAccessibleDescription('Please input Email address.');
  await expect.element(password).toHaveAccessibleDescription('Please input Password.');
  await expect.element(email).toHaveFocus();
  await fill('soomin@', 'paper&ink7');
  await expect
    .element(email)
    .toHaveAccessibleDescription(
      'Email address format is incorrect. Please input a valid email address.',
    );
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('soomin@hanji.example');
  await expect.element(email).not.toHaveAttribute('aria-invalid');
  await expect.element(email).toHaveAttribute('autocomplete', 'username');
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
  expect(callsTo('GET /member/rsa/LOGIN', came)).toEqual([]);
});

it.each([
  [401, 'Incorrect email or password.'],
  [404, 'Incorrect email or password.'],
  [400, 'Authentication failed. Please try again.'],
])(
  '[B8-030] [B8-031] [A8-031] [A8-032] stays at the form with code %i, says so and stores it',
  async (code, message) => {
    answerCalls({ 'GET /member/rsa/LOGIN': service.keys, 'POST /member/signin': { code } });
    const { router } = await openAccount('/login/email');
    await fill('soomin@hanji.example', 'wrong&ink7');
    const note = page.getByRole('group', { name: 'That did not work' });
    await expect.element(note.getByText(message)).toBeVisible();
    await expect.element(note).toHaveFocus();
    await expect.element(email).toHaveValue('soomin@hanji.example');
    expect(router.state.location.pathname).toBe('/login/email');
    expect(readAuthenticationError()?.code).toBe(code);
  },
);

it('says when to try again after too many attempts', async () => {
  answerCalls({
    'GET /member/rsa/LOGIN': service.keys,
    'POST /member/signin': { code: 429, data: { endAt: '2026-11-22T09:05:00.000Z' } },
  });
  await openAccount('/login/email');
  await fill('soomin@hanji.example', 'paper&ink7');
  const note = page.getByRole('group', { name: 'That did not work' });
  await expect.element(note.getByText(/try again from November 22, 2026 at 9:05/)).toBeVisible();
});

it.each([
  { publicKeyModulus: 'no key', publicKeyExponent: '010001' },
  { publicKeyModulus: 'ab'.repeat(128), publicKeyExponent: '010001' },
])(
  '[A8-052] [B8-053] alerts about keys that are none or too short, and sends nothing: %j',
  async (keys) => {
    const came = answerCalls({
      'GET /member/rsa/LOGIN': { data: { ...keys, sessionKey: 'a-session-key-of-tests' } },
    });
    await openAccount('/login/email');
    await fill('soomin@hanji.example', 'paper&ink7');
    await expect.element(dialog.getByText(/Invalid security key/)).toBeVisible();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect.poll(() => dialog.elements()).toHaveLength(0);
    expect(callsTo('POST /member/signin', came)).toEqual([]);
  },
);

it('[A8-052] [B8-053] alerts about what could not be encrypted, and sends nothing', async () => {
  // Together with the password longer than a key takes.
  const sessionKey = 'k'.repeat(300);
  const came = answerCalls({
    'GET /member/rsa/LOGIN': { data: { ...service.keys().data, sessionKey } },
  });
  await openAccount('/login/email');
  await fill('soomin@hanji.example', 'paper&ink7');
  await expect.element(dialog.getByText(/Encryption was not done correctly/)).toBeVisible();
  expect(callsTo('POST /member/signin', came)).toEqual([]);
});

it('is sent once, however often it is pressed', async () => {
  let answer: (given: { data: unknown }) => void = () => {};
  const waiting = new Promise<{ data: unknown }>((done) => (answer = done));
  const came = answerCalls({
    'GET /member/rsa/LOGIN': service.keys,
    'POST /member/signin': () => waiting,
  });
  await openAccount('/login/email');
  await fill('soomin@hanji.example', 'paper&ink7');
  await expect.element(page.getByRole('button', { name: 'Signing in…' })).toBeVisible();
  await page.getByRole('button', { name: 'Signing in…' }).click({ force: true });
  password.element().closest('form')?.requestSubmit();
  await expect.poll(() => callsTo('POST /member/signin', came)).toHaveLength(1);
  answer({ data: signedInResult });
  await expect.element(heading).toHaveTextContent('Home');
  expect(callsTo('GET /member/rsa/LOGIN', came)).toHaveLength(1);
});

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
  await fill('soomin@hanji.example', 'paper&ink7');
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
  await fill('soomin@hanji.example', 'paper&ink7');
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
  await fill('soomin@hanji.example', 'paper&ink7');
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
    await fill('soomin@hanji.example', 'paper&ink7');
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
  await fill('soomin@hanji.example', 'paper&ink7');
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
  await fill('soomin@hanji.example', 'paper&ink7');
  await expect.element(heading).toHaveTextContent('Your account is dormant');
  await page.getByRole('button', { name: 'Close' }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  expect(router.state.location.pathname).toBe('/login/dormant');
  await page.getByRole('button', { name: 'Close' }).click();
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/login');
});

it('[A6-009] offers in Korea the wallet first, email among the others, and says whose account it was', async () => {
  answerCalls({ 'GET /member/external-idp/naver/authorize-url': { code: 500 } });
  const signIn = ['wallet', 'email', 'apple', 'google', 'facebook', 'naver', 'kakao'] as const;
  await openAccount('/login?redirect=%2Flibrary', { edition: { signIn } });
  const main = page.getByRole('main');
  const ways = main.getByRole('list').first().getByRole('listitem');
  await expect
    .poll(() => ways.elements().map((way) => way.firstElementChild?.textContent))
    .toEqual([
      expect.stringContaining('Continue with PAYCO'),
      'Continue with email',
      'Continue with Apple',
      'Continue with Google',
      'Continue with Facebook',
      'Continue with 네이버',
      'Continue with 카카오',
    ]);
  await expect
    .element(main.getByRole('button', { name: 'Continue with PAYCO' }))
    .toHaveAccessibleDescription(
      'Was your old account a PAYCO account? If not, a new account is created.',
    );
  await expect
    .element(main.getByRole('link', { name: 'Continue with email' }))
    .toHaveAttribute('href', '/login/email?redirect=%2Flibrary');
  await main.getByRole('button', { name: 'Continue with 네이버' }).click();
  await expect.element(page.getByRole('group', { name: 'That did not work' })).toBeVisible();
});

it('says what led back to sign-in, once the page has been there for a while', async () => {
  answerCalls({});
  keepAuthenticationError({ code: 500, error: 'authenticationFailed' });
  const { router } = await openAccount('/');
  router.navigate('/login', { state: { errorAfterMs: 50 } });
  await expect.element(dialog.getByText('Authentication failed. Please try again.')).toBeVisible();
  expect(readAuthenticationError()).toBeNull();
});

it('leads on to who forgot the password and who is new, with their wish, and closes', async () => {
  answerCalls({});
  const { router } = await openAccount('/login?redirect=%2Flibrary');
  await expect
    .element(page.getByRole('link', { name: 'Forgot your password?' }))
    .toHaveAttribute('href', '/password/find');
  await expect
    .element(page.getByRole('link', { name: 'Sign up with email' }))
    .toHaveAttribute('href', '/signup/certificateEmail?redirect=%2Flibrary');
  await page.getByRole('main').getByRole('button', { name: 'Close' }).click();
  expect(router.state.location.pathname).toBe('/');
});
