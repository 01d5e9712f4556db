import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { readGuest, writeGuest } from '@hanji/edition/session/guest/guest-reader.ts';
import { oneAtATime } from '@hanji/edition/session/guest/one-at-a-time.ts';
import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { browser } from '#layout/browser.ts';
import { answerCalls } from '#testing/answer-calls.ts';
import { signedInResult } from '#testing/members.ts';
import { passwordKeys } from '#testing/password-keys.ts';
import { openAccount, type OpenedEdition } from '#testing/open-account.tsx';

let service: Awaited<ReturnType<typeof passwordKeys>>;
beforeAll(async () => {
  service = await passwordKeys();
});
afterEach(() => {
  vi.restoreAllMocks();
  writeGuest(null);
  closeSite();
  sessionStorage.clear();
});

const withGuests: OpenedEdition = { capabilities: ['guest', 'reading'] };
const heading = page.getByRole('heading', { level: 1 });
const warning = page.getByRole('dialog', { name: 'What you read as a guest will be lost' });
const goOn = warning.getByRole('button', { name: 'Sign in anyway' });
const apple = page.getByRole('button', { name: 'Continue with Apple' });

async function open(
  at: string,
  { guest = true, edition = withGuests }: { guest?: boolean; edition?: OpenedEdition } = {},
) {
  const came = answerCalls({
    'GET /member/rsa/LOGIN': service.keys,
    'POST /member/signin': { data: signedInResult },
    'GET /member/external-idp/apple/authorize-url': { data: 'https://apple.example/sign-in' },
  });
  const site = await openAccount(at, { edition });
  writeGuest(guest ? 'g1' : null);
  return { ...site, called: (part: string) => came.filter(({ call }) => call.includes(part)) };
}

async function signIn(): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill('soomin@hanji.example');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('paper&ink7');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

it('[A1-021] [B6-004] warns a guest of what a sign-in by email discards, and signs in who goes on', async () => {
  const { called, store } = await open('/login/email');
  await signIn();
  await expect
    .element(warning.getByText(/everything you read as a guest is deleted/))
    .toBeVisible();
  expect(called('signin')).toEqual([]);
  await goOn.click();
  await expect.element(heading).toHaveTextContent('Home');
  expect(store.getState().currentUser?.nickname).toBe('Soomin');
});

it('leads a guest to sign up instead, with where they wanted to go', async () => {
  const { called, router } = await open('/login/email?redirect=%2Fcomic%2F7');
  await signIn();
  await warning.getByRole('button', { name: 'Sign up instead' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/signup/certificateEmail');
  expect(router.state.location.search).toBe('?redirect=%2Fcomic%2F7');
  expect(called('signin')).toEqual([]);
  await expect.element(page.getByText(/What you have read as a guest comes along/)).toBeVisible();
});

it('leaves a guest at the form who closes the warning', async () => {
  const { called } = await open('/login/email');
  await signIn();
  await expect.element(warning).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => warning.elements()).toHaveLength(0);
  await expect.element(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
  expect(called('signin')).toEqual([]);
});

it('[A1-021] [B6-004] warns a guest before a provider is asked, too', async () => {
  const left = vi.spyOn(browser, 'leaveFor').mockReturnValue();
  const { called } = await open('/login');
  await apple.click();
  await expect.element(warning).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => warning.elements()).toHaveLength(0);
  expect(called('external-idp')).toEqual([]);
  await apple.click();
  await goOn.click();
  await expect.poll(() => left.mock.calls.length).toBe(1);
});

it('warns a guest who began while the form was filled in', async () => {
  const { called } = await open('/login/email', { guest: false });
  let begin: () => void = () => {};
  const begun = oneAtATime(() => new Promise<void>((done) => (begin = done)));
  await signIn();
  await new Promise((done) => setTimeout(done, 50));
  expect(called('signin')).toEqual([]);
  writeGuest('g1');
  begin();
  await begun;
  await expect.element(warning).toBeVisible();
});

it.each([
  ['a visitor', { guest: false }],
  ['an edition without guests', { edition: {} }],
])('warns nobody else: %s', async (_, how) => {
  await open('/login/email', how);
  await signIn();
  await expect.element(heading).toHaveTextContent('Home');
});

it('[A8-043] tells a guest who is led here from a member’s page that it is not for guests', async () => {
  const { router } = await open('/login?redirect=%2Faccount%2Fdelete');
  await expect.element(page.getByText(/This is not available to guests/)).toBeVisible();
  router.navigate('/login?redirect=%2Fcomic%2F7');
  await expect.element(page.getByText('Pick up where you left off, on any device.')).toBeVisible();
  router.navigate('/login?redirect=%2Fsetting');
  await expect.element(page.getByText(/This is not available to guests/)).toBeVisible();
  writeGuest(null);
  await expect.element(page.getByText('Pick up where you left off, on any device.')).toBeVisible();
  expect(readGuest()).toBeNull();
});

it('tells a visitor who signs up of no guest', async () => {
  await open('/signup/certificateEmail', { guest: false });
  await expect.element(page.getByText('We’ll send a code to your email address.')).toBeVisible();
});
