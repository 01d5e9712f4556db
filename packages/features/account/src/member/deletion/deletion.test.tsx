import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, callsTo, changes } from '#testing/answer-calls.ts';
import { someMember, userId } from '#testing/members.ts';
import { openMember } from '#testing/open-account.tsx';

const main = page.getByRole('main');
const profile = 'GET /member/profile';
const deletion = `DELETE /member/${userId}`;
const question = page.getByRole('dialog', { name: 'Delete your account for good?' });
const submit = main.getByRole('button', { name: 'Delete account' });

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  closeSite();
});

it('[A2-051] [B2-119] shows the account, and makes it dormant', async () => {
  const logins = [{ loginType: 'apple', linked: true, disconnected: false } as const];
  const came = answerCalls({
    [profile]: { data: someMember({ logins }) },
    'POST /status/switch-member-to-dormant': { data: null },
  });
  const { router, store } = await openMember('/account');
  await expect.element(main.getByText('soomin@hanji.example and Apple')).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Delete account' }))
    .toHaveAttribute('href', '/account/delete');
  await main.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/');
  await expect.poll(() => store.getState().currentUser).toBeNull();
  expect(changes(came)).toEqual(['POST /status/switch-member-to-dormant']);
});

it('[A2-052] [A4-107] [B4-057] deletes with a reason after the consequences, signs out and goes Home', async () => {
  const came = answerCalls({ [profile]: { data: someMember() }, [deletion]: { data: null } });
  const { router, store } = await openMember('/account/delete');
  await expect.element(main.getByText(/Coins and tickets are lost/)).toBeVisible();
  await submit.click();
  await expect.element(main.getByText('Please tell us why.')).toBeVisible();
  await expect.element(main.getByText('Please check this box to continue.')).toBeVisible();
  await main.getByRole('radio', { name: 'Something else' }).click();
  await main.getByRole('checkbox').click();
  await submit.click();
  expect(question.elements()).toHaveLength(0);
  await main.getByRole('textbox', { name: 'Your reason' }).fill('moving on');
  await submit.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(changes(came)).toEqual([]);
  await submit.click();
  await question.getByRole('button', { name: 'Delete account' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/');
  await expect.poll(() => store.getState().currentUser).toBeNull();
  expect(callsTo(deletion, came)[0]?.fields).toMatchObject({ reason: 'moving on' });
  expect(sessionStorage.getItem('acceptMature')).toBe('N');
});

it('keeps who could not be deleted signed in, and says why', async () => {
  answerCalls({ [profile]: { data: someMember() }, [deletion]: 409 });
  const { router, store } = await openMember('/account/delete');
  await main.getByRole('radio', { name: 'I rarely use it' }).click();
  await main.getByRole('checkbox').click();
  await submit.click();
  await question.getByRole('button', { name: 'Delete account' }).click();
  await expect.element(main.getByText('refused with 409')).toBeVisible();
  expect(router.state.location.pathname).toBe('/account/delete');
  expect(store.getState().currentUser).not.toBeNull();
});

it('[A4-106] leads back to the account who cancels', async () => {
  answerCalls({ [profile]: { data: someMember() } });
  const { router } = await openMember('/account/delete');
  await main.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/account');
});

it('[A6-004] tells a guest that it is not for guests', async () => {
  answerCalls({ [profile]: { data: someMember({ profile: { guest: true } }) } });
  await openMember('/account/delete');
  await expect.element(main.getByText(/not available without an account/)).toBeVisible();
  expect(submit.elements()).toHaveLength(0);
});
