import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { stopClock } from '@hanji/ui-kit/testing/stop-clock.ts';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, callsTo, type CameCall } from '#testing/answer-calls.ts';
import { signedInResult, userId } from '#testing/members.ts';
import { passwordKeys } from '#testing/password-keys.ts';
import { openAccount } from '#testing/open-account.tsx';

let service: Awaited<ReturnType<typeof passwordKeys>>;
beforeAll(async () => {
  service = await passwordKeys();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  closeSite();
  sessionStorage.clear();
  document.cookie = 'hanji_accept_mature=; Path=/; Max-Age=0';
});

const heading = page.getByRole('heading', { level: 1 });
const box = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

const korea = { edition: { asksAge: true, asksMobile: true } };
const policy = {
  type: 'terms_of_use',
  version: '1',
  title: 'Terms of use of Hanji',
  body: '# One\n\nRead **well**.',
  publishedAt: '2026-01-01T00:00:00.000Z',
};

function answers() {
  return {
    'PUT /member/send/verify/token': { data: null },
    'PUT /member/check/verify/token': ({ fields }: CameCall) => ({
      code: fields['token'] === '123456' ? 200 : 400,
    }),
    'GET /member/rsa/SIGN_UP': service.keys,
    'PUT /member/signup': { data: signedInResult },
    'GET /app/consent/terms_of_use': { data: policy },
  };
}

async function certify(): Promise<void> {
  await box('Email').fill('soomin@hanji.example');
  await button('Send the code').click();
  await expect.element(heading).toHaveTextContent('Enter the code');
}

it('[A2-061] [A2-062] [A5-020] opens an account: certifies the email, takes name, password and consents, and signs in', async () => {
  const came = answerCalls(answers());
  const { router, store } = await openAccount('/signup', korea);
  expect(router.state.location.pathname).toBe('/signup/certificateEmail');
  await certify();
  await expect.element(page.getByText('Valid for 10 min')).toBeInTheDocument();
  await box('Code').fill('123-457');
  await button('Confirm').click();
  await expect.element(box('Code')).toHaveAccessibleDescription('That code isn’t right.');
  await box('Code').fill('123456');
  await button('Confirm').click();
  await expect.element(heading).toHaveTextContent('Your account');

  await button('Create account').click();
  await expect.element(box('Password')).toHaveFocus();
  await expect.element(box('Mobile number')).toHaveAttribute('aria-invalid', 'true');
  await box('Password').fill('paper&ink7');
  await box('Password again').fill('paper&ink8');
  await box('Mobile number').fill('010-1234-5678');
  await button('Create account').click();
  await expect
    .element(box('Password again'))
    .toHaveAccessibleDescription('The two passwords are not the same.');
  await box('Password again').fill('paper&ink7');

  await page.getByRole('button', { name: /^Read Terms of use/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Terms of use of Hanji' });
  await expect.element(dialog.getByText('Read well.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  const all = page.getByRole('checkbox', { name: 'Agree to all' });
  await all.click();
  const consents = page.getByRole('group', { name: 'Terms' }).getByRole('checkbox');
  expect(consents.elements().every((one) => one.matches(':checked'))).toBe(true);
  await page.getByRole('checkbox', { name: /Personalized ads/ }).click();
  await button('Create account').click();
  await expect.element(heading).toHaveTextContent('Home');
  await expect.element(page.getByText('Sign-up completed. Welcome!')).toBeVisible();

  const [sent] = callsTo('PUT /member/signup', came);
  expect(sent?.fields).toMatchObject({
    email: 'soomin@hanji.example',
    nickname: 'soomin',
    cellPhone: '01012345678',
    termsOfUse: 'Y',
    privacyCollectionAndUse: 'Y',
    allowedMarketingNotification: 'Y',
    allowedAdvertisement: 'N',
  });
  expect(await service.read(sent as CameCall)).toMatchObject({ password: 'paper&ink7' });
  expect(store.getState().currentUser?.userId).toBe(userId);
});

it('[A5-013] asks for no age and no number elsewhere, and sends none', async () => {
  const came = answerCalls(answers());
  await openAccount('/signup/certificateEmail');
  await certify();
  await box('Code').fill('123456');
  await button('Confirm').click();
  await box('Nickname').fill('Ink & Paper');
  await box('Password').fill('paper&ink7');
  await box('Password again').fill('paper&ink7');
  expect(page.getByRole('checkbox', { name: /14/ }).elements()).toEqual([]);
  expect(page.getByRole('textbox', { name: 'Mobile number' }).elements()).toEqual([]);
  await button('Create account').click();
  await expect.element(box('Nickname')).toHaveFocus();
  await box('Nickname').fill('Ink and Paper');
  await page.getByRole('checkbox', { name: 'Agree to all' }).click();
  await button('Create account').click();
  await expect.element(heading).toHaveTextContent('Home');
  const [sent] = callsTo('PUT /member/signup', came);
  expect(sent?.fields).not.toHaveProperty('cellPhone');
  expect(sent?.fields['nickname']).toBe('Ink and Paper');
});

it('counts a code down to its end, also after a reload, and sends another', async () => {
  stopClock('Date');
  const came = answerCalls(answers());
  await openAccount('/signup/certificateEmail');
  await certify();
  vi.setSystemTime(Date.now() + 10 * 60 * 1000 - 30_000);
  await openAccount('/signup/certificateCheck');
  await expect.element(page.getByText(/^Valid for \d+ sec$/)).toBeInTheDocument();
  vi.setSystemTime(Date.now() + 30_000);
  await expect
    .element(box('Code'))
    .toHaveAccessibleDescription('This code has expired. Please request a new one.');
  await button('Send the code again').click();
  await expect.element(page.getByText('Valid for 10 min')).toBeInTheDocument();
  expect(callsTo('PUT /member/send/verify/token', came)).toHaveLength(2);
});

it('[A2-063] [A2-064] leads who has certified no email to the beginning, and home', async () => {
  answerCalls({});
  const { router } = await openAccount('/signup/joinForm');
  expect(router.state.location.pathname).toBe('/signup/certificateEmail');
  router.navigate('/signup/certificateCheck');
  expect(router.state.location.pathname).toBe('/');
});
