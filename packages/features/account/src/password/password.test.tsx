import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readAuthenticationError } from '#sign-in/completion/kept-error.ts';
import { answerCalls, type CameCall } from '#testing/answer-calls.ts';
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
});

const heading = page.getByRole('heading', { level: 1 });
const box = (name: string) => page.getByRole('textbox', { name, exact: true });

it('[A2-065] asks for a link, and says the same whoever has an account', async () => {
  const came = answerCalls({ 'DELETE /member/profile/password': { data: null } });
  const { router } = await openAccount('/password/find');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect.element(box('Email')).toHaveAccessibleDescription('Please input Email address.');
  await box('Email').fill(' nobody@hanji.example ');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect.element(heading).toHaveTextContent('Check your email');
  expect(router.state.location.search).toBe('?state=sent');
  expect(came.find(({ call }) => call.startsWith('DELETE'))?.fields).toEqual({
    email: 'nobody@hanji.example',
  });
});

const reset = '/member/profile/password/reset?token=a-token-of-the-mail-128';

async function choose(): Promise<void> {
  await box('New password').fill('brush&ink9');
  await box('New password again').fill('brush&ink9');
  await page.getByRole('button', { name: 'Save' }).click();
}

it('sets a new password by the mailed link, and leads to sign-in', async () => {
  const came = answerCalls({
    'GET /member/rsa/RESET_PASSWORD': service.keys,
    'POST /member/profile/password/reset': { data: null },
  });
  await openAccount(reset);
  await choose();
  await expect.element(heading).toHaveTextContent('Your password has been changed');
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('href', '/login');
  const sent = came.find(({ call }) => call === 'POST /member/profile/password/reset');
  expect(sent?.fields['token']).toBe('a-token-of-the-mail-128');
  expect(await service.read(sent as CameCall)).toMatchObject({ password: 'brush&ink9' });
});

it('[B8-035] [A8-031] [A8-033] says that a link has expired, stores that, and leads to a new one', async () => {
  answerCalls({
    'GET /member/rsa/RESET_PASSWORD': service.keys,
    'POST /member/profile/password/reset': { code: 410 },
  });
  await openAccount(reset);
  await choose();
  await expect.element(heading).toHaveTextContent('This link has expired');
  await expect.element(page.getByText(/A link is valid for 10 minutes/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Get a new link' }))
    .toHaveAttribute('href', '/password/find');
  expect(readAuthenticationError()).toEqual({ code: 410, error: 'resetLinkExpired' });
});

it('[B8-034] says in the form that a reset failed for another reason, and stores that', async () => {
  answerCalls({
    'GET /member/rsa/RESET_PASSWORD': service.keys,
    'POST /member/profile/password/reset': { code: 400 },
  });
  await openAccount(reset);
  await choose();
  await expect
    .element(page.getByText('The password could not be reset. Please try again.'))
    .toBeVisible();
  await expect.element(box('New password')).toBeVisible();
  expect(readAuthenticationError()).toEqual({ code: 400, error: 'resetFailed' });
});

it('[A2-066] [A2-067] leads to the beginning without a token, and without a state', async () => {
  answerCalls({});
  const { router } = await openAccount('/member/profile/password/reset');
  expect(router.state.location.pathname).toBe('/password/find');
  router.navigate('/password/result');
  expect(router.state.location.pathname).toBe('/password/find');
  router.navigate('/password/result?state=nonsense');
  await expect.poll(() => router.state.location.pathname).toBe('/password/find');
});
