import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { browser } from '#layout/browser.ts';
import { answerCalls, changes } from '#testing/answer-calls.ts';
import { someMature, someMember } from '#testing/members.ts';
import { openMember } from '#testing/open-account.tsx';

const main = page.getByRole('main');
const profile = 'GET /member/profile';
const mature = { 'GET /member/profile/mature': { data: someMature('unverified') } };

function link(name: RegExp) {
  return main.getByRole('link', { name });
}
function save() {
  return main.getByRole('button', { name: 'Save' }).click();
}

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  closeSite();
});

it('[A2-027] [B2-090] [B2-153] [B2-154] is a page with what is the member’s, and a menu beside it', async () => {
  answerCalls({ [profile]: { data: someMember() }, ...mature });
  await openMember('/userinfo', { verifiesAdults: true });
  await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('My page');
  await expect.element(link(/Nickname Soomin/)).toHaveAttribute('href', '/userinfo/nickname');
  await expect
    .element(link(/soomin@hanji.example/))
    .toHaveAttribute('href', '/userinfo/changeemail');
  await expect
    .element(link(/Age verification Not verified yet/))
    .toHaveAttribute('href', '/maturecertificate');
  await expect.element(main.getByLabelText('Choose a picture')).toBeInTheDocument();
  const area = page.getByRole('navigation', { name: 'Account' });
  expect(area.element().querySelector('[aria-current]')?.textContent).toBe('My page');
  expect(link(/Mobile number/).elements()).toHaveLength(0);
});

it('[B2-156] says until when an age is verified, only where an edition verifies', async () => {
  const verified = { 'GET /member/profile/mature': { data: someMature('verified') } };
  answerCalls({ [profile]: { data: someMember() }, ...verified });
  await openMember('/userinfo', { verifiesAdults: true });
  await expect.element(link(/Verified until Mar 1, 2027/)).toBeVisible();
  await openMember('/userinfo');
  await expect.element(link(/Nickname/)).toBeVisible();
  expect(link(/Age verification/).elements()).toHaveLength(0);
});

it('[A2-028] [B2-091] [A1-015] takes another nickname by the rule, and goes back to where it shows', async () => {
  const came = answerCalls({
    [profile]: { data: someMember() },
    'PUT /member/profile/nickname': { data: null },
  });
  const { router } = await openMember('/userinfo/nickname');
  const field = main.getByRole('textbox', { name: 'Nickname' });
  await field.fill('a/b');
  await save();
  await expect.element(main.getByText(/These characters cannot be used/)).toBeVisible();
  expect(changes(came)).toEqual([]);
  await field.fill('  Haneul ');
  await save();
  await expect.poll(() => router.state.location.pathname).toBe('/userinfo');
  expect(came.find(({ call }) => call.startsWith('PUT'))?.fields['nickname']).toBe('Haneul');
  await expect.element(page.getByText('Saved')).toBeVisible();
});

it('shows what the service has against a nickname, and keeps what was entered', async () => {
  answerCalls({ [profile]: { data: someMember() }, 'PUT /member/profile/nickname': 409 });
  await openMember('/userinfo/nickname');
  const field = main.getByRole('textbox', { name: 'Nickname' });
  await field.fill('Taken');
  await save();
  await expect.element(main.getByText('refused with 409')).toBeVisible();
  await expect.element(main.getByRole('group', { name: 'That did not work' })).toHaveFocus();
  await expect.element(field).toHaveValue('Taken');
});

it.each([
  ['[A2-029] [B2-092] registers a first email', '/userinfo/registemail', null],
  ['[A2-030] [B2-093] changes an email', '/userinfo/changeemail', 'soomin@hanji.example'],
])('%s by the code that was mailed to it', async (_, path, had) => {
  const came = answerCalls({
    [profile]: { data: someMember({ profile: { email: had } }) },
    'PUT /member/send/verify/token': { data: null },
    'PUT /member/check/verify/token': { data: null },
    'PUT /member/profile/email': () => answer,
  });
  let answer: { data: null } | number = 409;
  const { router } = await openMember(path);
  const email = main.getByRole('textbox', { name: 'New email' });
  await main.getByRole('button', { name: 'Send the code' }).click();
  await expect.element(main.getByText('Please input Email address.')).toBeVisible();
  await email.fill('new@hanji.example');
  await main.getByRole('button', { name: 'Send the code' }).click();
  await expect.element(main.getByText('We’ve sent a code to new@hanji.example.')).toBeVisible();
  const step = main.getByText('We’ve sent a code to new@hanji.example.').element().parentElement;
  expect(document.activeElement).toBe(step);
  const code = main.getByRole('textbox', { name: 'Code', exact: true });
  await code.fill('12a3');
  await save();
  await expect.element(main.getByText('Enter the 6 digits of the code.')).toBeVisible();
  await code.fill('123456');
  await save();
  await expect.element(main.getByText('refused with 409')).toBeVisible();
  expect(router.state.location.pathname).toBe(path);
  answer = { data: null };
  await save();
  await expect.poll(() => router.state.location.pathname).toBe('/userinfo');
  expect(changes(came)).toEqual([
    'PUT /member/send/verify/token',
    'PUT /member/check/verify/token',
    'PUT /member/profile/email',
    'PUT /member/profile/email',
  ]);
  const put = came.findLast(({ call }) => call === 'PUT /member/profile/email');
  expect(put?.fields['email']).toBe('new@hanji.example');
});

it.each([
  ['/userinfo/registemail', 'soomin@hanji.example', '/userinfo/changeemail'],
  ['/userinfo/changeemail', null, '/userinfo/registemail'],
])('leads from %s, for an account with the email %s, to %s', async (path, email, to) => {
  answerCalls({ [profile]: { data: someMember({ profile: { email } }) } });
  const { router } = await openMember(path);
  await expect.poll(() => router.state.location.pathname).toBe(to);
  await expect.element(main.getByRole('textbox', { name: 'New email' })).toBeVisible();
});

it('[A2-032] [B2-095] takes a mobile number in digits alone, and sends none that is empty', async () => {
  const came = answerCalls({
    [profile]: { data: someMember() },
    'PUT /member/profile/cellphone': { data: null },
  });
  const { router } = await openMember('/userinfo/phonenumber');
  const field = main.getByRole('textbox', { name: 'Mobile number' });
  await expect.element(field).toBeVisible();
  await save();
  await expect.poll(() => router.state.location.pathname).toBe('/userinfo');
  expect(changes(came)).toEqual([]);

  router.navigate('/userinfo/phonenumber');
  await field.click();
  await userEvent.keyboard('010-1234-56x78 9');
  await expect.element(field).toHaveValue('01012345678');
  await save();
  await expect.poll(() => changes(came)).toEqual(['PUT /member/profile/cellphone']);
  expect(came.find(({ call }) => call.startsWith('PUT'))?.fields['cellPhone']).toBe('01012345678');
});

/** A drawing of 1200 × 800 that does not compress: several MB. */
async function largePicture(): Promise<File> {
  const canvas = new OffscreenCanvas(1200, 800);
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('no canvas');
  const pixels = drawing.createImageData(1200, 800);
  const words = new Uint32Array(pixels.data.buffer);
  let state = 1;
  for (let at = 0; at < words.length; at += 1) {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    words[at] = state | 0xff000000;
  }
  drawing.putImageData(pixels, 0, 0);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'large.png', {
    type: 'image/png',
  });
}

it('[A5-026] [B5-028] makes a picture of over 1 MB 300 px wide before it is sent', async () => {
  const kept = '/icon.png';
  let avatarImageUrl: string | null = null;
  const came = answerCalls({
    [profile]: () => ({ data: someMember({ profile: { avatarImageUrl } }) }),
    'PUT /member/profile/avatar': () => {
      avatarImageUrl = kept;
      return { data: { avatarImageUrl } };
    },
    'DELETE /member/profile/avatar': () => {
      avatarImageUrl = null;
      return { data: null };
    },
  });
  await openMember('/userinfo');
  const input = main.getByLabelText('Choose a picture');
  const picture = await largePicture();
  expect(picture.size).toBeGreaterThan(1_048_576);
  await userEvent.upload(input, picture);
  await expect.poll(() => changes(came)).toEqual(['PUT /member/profile/avatar']);
  const sent = came.find(({ call }) => call.startsWith('PUT'))?.fields['avatar'];
  const bitmap = await createImageBitmap(sent as File);
  expect([bitmap.width, bitmap.height]).toEqual([300, 200]);
  await expect.element(main.getByRole('button', { name: 'Remove' })).toBeVisible();

  await userEvent.upload(input, new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }));
  await expect.element(main.getByText('Please choose a JPEG, PNG or BMP file.')).toBeVisible();
  await main.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => main.getByRole('button', { name: 'Remove' }).elements()).toEqual([]);
  expect(changes(came)).toHaveLength(2);
});

it.each([400, 413, 415])(
  '[B8-039] says that a picture was not accepted, refused with %i',
  async (code) => {
    answerCalls({ [profile]: { data: someMember() }, 'PUT /member/profile/avatar': code });
    await openMember('/userinfo');
    const picture = new File(['no picture'], 'a.png', { type: 'image/png' });
    await userEvent.upload(main.getByLabelText('Choose a picture'), picture);
    await expect.element(main.getByText(/This file was not accepted as a picture/)).toBeVisible();
  },
);

const logins = [
  { loginType: 'apple', linked: true, disconnected: false },
  { loginType: 'google', linked: false, disconnected: true },
  { loginType: 'facebook', linked: false, disconnected: false },
] as const;

it('[B2-155] [A4-015] [B4-056] disconnects a login for good after a warning, and connects another', async () => {
  const left: string[] = [];
  vi.spyOn(browser, 'leaveFor').mockImplementation((address) => void left.push(address));
  const came = answerCalls({
    [profile]: { data: someMember({ logins: [...logins] }) },
    'DELETE /member/external-idp/apple/mapping': { data: null },
    'GET /member/external-idp/facebook/authorize-url': { data: 'https://facebook.example/' },
  });
  await openMember('/userinfo', { connects: ['apple', 'google', 'facebook'] });
  await expect.element(main.getByText(/It can’t be connected again/)).toBeVisible();
  expect(main.getByRole('button', { name: 'Connect Google' }).elements()).toEqual([]);
  await main.getByRole('button', { name: 'Disconnect Apple' }).click();
  const dialog = page.getByRole('dialog', { name: 'Disconnect Apple?' });
  await expect.element(dialog.getByText(/can’t be connected to this account again/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Disconnect' }).click();
  await expect.element(page.getByText('Apple is disconnected.')).toBeVisible();
  expect(changes(came)).toEqual(['DELETE /member/external-idp/apple/mapping']);
  await main.getByRole('button', { name: 'Connect Facebook' }).click();
  await expect.poll(() => left).toEqual(['https://facebook.example/']);
});

it('[A4-016] [B6-008] offers Korean readers the wallet to connect, and no other', async () => {
  answerCalls({
    [profile]: {
      data: someMember({
        logins: [
          { loginType: 'payco', linked: false, disconnected: false },
          { loginType: 'naver', linked: false, disconnected: false },
        ],
      }),
    },
  });
  await openMember('/userinfo', { id: 'ko', connects: ['payco'] });
  await expect.element(main.getByRole('button', { name: 'Connect PAYCO' })).toBeVisible();
  expect(main.getByText('네이버').elements()).toEqual([]);
});

it('does not offer to disconnect the only way in', async () => {
  const alone = someMember({ profile: { email: null }, logins: [logins[0]] });
  answerCalls({ [profile]: { data: alone } });
  await openMember('/userinfo', { connects: ['apple'] });
  await expect.element(main.getByText(/This is your only way in/)).toBeVisible();
  expect(main.getByRole('button', { name: /Disconnect/ }).elements()).toEqual([]);
});

it('[A8-027] says code and words of a login that could not be connected', async () => {
  answerCalls({ [profile]: { data: someMember() } });
  const { router } = await openMember('/userinfo');
  const failure = { code: 409, message: 'It belongs to another account.' };
  router.navigate('/userinfo', { state: { connect: { loginType: 'apple', failure } } });
  const dialog = page.getByRole('dialog', { name: 'Apple was not connected' });
  await expect.element(dialog.getByText('It belongs to another account.')).toBeVisible();
  await expect.element(dialog.getByText('Code 409')).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => router.state.location.state).toBeNull();
});

it('lists the signed-in devices, and signs one or all others out', async () => {
  const [own, other, third] = ['1', '2', '3'].map((at) => ({
    id: `0199a0c4-0000-7000-8000-00000000000${at}`,
    current: at === '1',
    device: `Chrome ${at}`,
    signedInAt: '2026-11-01T00:00:00.000Z',
    lastSeenAt: '2026-11-20T03:00:00.000Z',
  }));
  let devices = [own, other, third];
  const came = answerCalls({
    'GET /member/session': () => ({ data: devices }),
    [`DELETE /member/session/${other?.id}`]: () => {
      devices = [own, third];
      return { data: null };
    },
    'DELETE /member/session': () => {
      devices = [own];
      return { data: null };
    },
  });
  await openMember('/userinfo/devices');
  const rows = main.getByRole('listitem').filter({ hasText: 'Chrome' });
  await expect.poll(() => rows.elements().length).toBe(3);
  expect(main.getByRole('button', { name: 'Sign out Chrome 1' }).elements()).toEqual([]);
  await main.getByRole('button', { name: 'Sign out Chrome 2' }).click();
  await expect.poll(() => rows.elements().length).toBe(2);
  const group = main.getByRole('list').filter({ hasText: 'Chrome' }).element().parentElement;
  expect(document.activeElement).toBe(group);
  await main.getByRole('button', { name: 'Sign out all others' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out all others' }).click();
  await expect.poll(() => rows.elements().length).toBe(1);
  expect(main.getByRole('button', { name: 'Sign out all others' }).elements()).toEqual([]);
  expect(document.activeElement).toBe(group);
  expect(changes(came)).toHaveLength(2);
});
