import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { rememberPlace } from '@hanji/edition/mature/certification-return.ts';
import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { browser } from '#layout/browser.ts';
import { answerCalls, callsTo } from '#testing/answer-calls.ts';
import { someMature } from '#testing/members.ts';
import { openMember } from '#testing/open-account.tsx';

const main = page.getByRole('main');
const mature = 'GET /member/profile/mature';
const edition = { verifiesAdults: true };

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  closeSite();
});

it.each([
  [
    'unverified',
    'Verify my age',
    'The verification is valid for 1 year. After that, you’ll need to verify your age again.',
  ],
  ['expired', 'Verify again', 'Your verification has expired.'],
  ['verified', 'Verify again', 'Your age is verified until Mar 1, 2027.'],
] as const)(
  '[A2-049] [B2-099] explains the verification to who is %s, and leads to it',
  async (status, button, said) => {
    answerCalls({ [mature]: { data: someMature(status) } });
    await openMember('/maturecertificate', edition);
    await expect
      .element(main.getByRole('link', { name: button }))
      .toHaveAttribute('href', '/certificate/adult');
    await expect.element(main.getByText(said)).toBeVisible();
  },
);

it('[A2-050] [B2-117] [A7-041] goes to the verifier that the service names', async () => {
  const left: string[] = [];
  vi.spyOn(browser, 'leaveFor').mockImplementation((address) => void left.push(address));
  answerCalls({ 'GET /certification/init': { data: { url: 'https://verifier.example/' } } });
  await openMember('/certificate/adult', edition);
  await expect.poll(() => left).toEqual(['https://verifier.example/']);
});

it('says why the verifier cannot be reached, and tries again', async () => {
  const left: string[] = [];
  vi.spyOn(browser, 'leaveFor').mockImplementation((address) => void left.push(address));
  answerCalls({ 'GET /certification/init': 503 });
  await openMember('/certificate/adult', edition);
  await expect.element(main.getByText('refused with 503')).toBeVisible();
  vi.restoreAllMocks();
  vi.spyOn(browser, 'leaveFor').mockImplementation((address) => void left.push(address));
  answerCalls({ 'GET /certification/init': { data: { url: 'https://verifier.example/' } } });
  await main.getByRole('button', { name: 'Verify my age' }).click();
  await expect.poll(() => left).toEqual(['https://verifier.example/']);
});

it('[B2-118] [A7-042] [B4-026] completes once, and leads back to the title that asked', async () => {
  const came = answerCalls({
    'GET /certification/complete': { data: someMature('verified') },
  });
  rememberPlace('/comic/7');
  await openMember('/certificate/adult/web/callback?code=signed', edition);
  await expect.element(main.getByRole('heading', { name: 'Your age is verified' })).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Continue' }))
    .toHaveAttribute('href', '/comic/7');
  const completed = callsTo('GET /certification/complete', came);
  expect(completed.map(({ fields }) => fields['code'])).toEqual(['signed']);
});

it('leads to the account page who came by themselves', async () => {
  answerCalls({ 'GET /certification/complete': { data: someMature('verified') } });
  await openMember('/certificate/adult/web/callback?code=signed', edition);
  await expect
    .element(main.getByRole('link', { name: 'Go to my page' }))
    .toHaveAttribute('href', '/userinfo');
});

it.each([
  ['verified', 'Your age is verified'],
  ['unverified', 'Your age could not be verified'],
] as const)(
  '[B8-052] says to who comes with a spent answer again, %s: %s',
  async (status, heading) => {
    answerCalls({
      'GET /certification/complete': 400,
      'GET /member/profile/mature': { data: someMature(status) },
    });
    await openMember('/certificate/adult/web/callback?code=signed', edition);
    await expect.element(main.getByRole('heading', { name: heading })).toBeVisible();
    expect(main.getByText('refused with 400').elements()).toEqual([]);
  },
);

it.each([
  ['who cancels there', '', 'The verification was canceled'],
  ['who is no adult', '?code=signed', 'Your age could not be verified'],
])('[A8-042] [B8-052] lets %s try again, and remembers where to', async (_, query, heading) => {
  answerCalls({ 'GET /certification/complete': 403 });
  rememberPlace('/comic/7');
  await openMember(`/certificate/adult/web/callback${query}`, edition);
  await expect.element(main.getByRole('heading', { name: heading })).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Verify again' }))
    .toHaveAttribute('href', '/maturecertificate?redirect=Y');
  expect(sessionStorage.getItem('hanji.certificationReturn.v1')).toBe('/comic/7');
});
