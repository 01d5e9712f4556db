import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { hasAcceptedMature } from '@hanji/edition/mature/accept-mature.ts';
import { currentUserKey } from '@hanji/edition/session/current-user.ts';
import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { keepAuthenticationError, readAuthenticationError } from './completion/kept-error.ts';
import { answerCalls, callsTo, type CameCall } from '#testing/answer-calls.ts';
import { signedInResult } from '#testing/members.ts';
import { passwordKeys } from '#testing/password-keys.ts';
import { openAccount } from '#testing/open-account.tsx';
import { signInByEmail, signInForm } from '#testing/sign-in-form.ts';

const service = await passwordKeys();
afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
  sessionStorage.clear();
  document.cookie = 'hanji_accept_mature=; Path=/; Max-Age=0';
});

const { email, password, submit } = signInForm;
const heading = page.getByRole('heading', { level: 1 });
const dialog = page.getByRole('dialog');

it('[A2-068] [A2-069] [A4-001] [A4-004] [A5-009] sends the password encrypted alone, goes to Authorize and on to where it was wanted', async () => {
  const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  const came = answerCalls({
    'GET /member/rsa/LOGIN': service.keys,
    'POST /member/signin': { data: signedInResult },
  });
  const { router, store } = await openAccount('/login?redirect=%2Flibrary');
  const went: string[] = [];
  router.subscribe(({ location }) => went.push(location.pathname));
  await signInByEmail('soomin@hanji.example', 'paper&ink7');
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
  await signInByEmail('soomin@', 'paper&ink7');
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
    await signInByEmail('soomin@hanji.example', 'wrong&ink7');
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
  await signInByEmail('soomin@hanji.example', 'paper&ink7');
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
    await signInByEmail('soomin@hanji.example', 'paper&ink7');
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
  await signInByEmail('soomin@hanji.example', 'paper&ink7');
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
  await signInByEmail('soomin@hanji.example', 'paper&ink7');
  await expect.element(page.getByRole('button', { name: 'Signing in…' })).toBeVisible();
  await page.getByRole('button', { name: 'Signing in…' }).click({ force: true });
  password.element().closest('form')?.requestSubmit();
  await expect.poll(() => callsTo('POST /member/signin', came)).toHaveLength(1);
  answer({ data: signedInResult });
  await expect.element(heading).toHaveTextContent('Home');
  expect(callsTo('GET /member/rsa/LOGIN', came)).toHaveLength(1);
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
