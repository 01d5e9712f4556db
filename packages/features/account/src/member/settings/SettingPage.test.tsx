import '@hanji/ui-kit/tokens/tokens.css';
import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '#testing/answer-calls.ts';
import { someMember } from '#testing/members.ts';
import { openMember } from '#testing/open-account.tsx';

afterEach(() => {
  delete document.documentElement.dataset['theme'];
  closeSite();
});

it('is where a member chooses the theme, at once and for good, and the language', async () => {
  await openMember('/setting');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect.poll(() => document.title).toBe('Settings – Hanji');
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'Dark' }).click();
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('hanji.theme.v1')).toBe('dark');
  await expect.element(main.getByRole('combobox', { name: 'Language' })).toHaveValue('en-US');
});

it('keeps everything where it is when the profile arrives', async () => {
  const profile = Promise.withResolvers<{ data: unknown }>();
  answerCalls({ 'GET /member/profile': () => profile.promise });
  await openMember('/setting', { supports: { reading: true, mature: { switch: true } } });
  const main = page.getByRole('main');
  const mature = main.getByRole('switch', { name: 'Show 19+ titles' });
  await expect.element(mature).toBeVisible();
  const link = main.getByText('Signed-in devices');
  const places = () => [mature, link].map((at) => at.element().getBoundingClientRect().top);
  // What is not there to be pressed yet has its room.
  await expect.element(link).not.toBeVisible();
  const before = places();
  profile.resolve({ data: someMember() });
  await expect.element(main.getByRole('link', { name: 'Signed-in devices' })).toBeVisible();
  expect(main.getByRole('switch').all().length).toBeGreaterThan(1);
  expect(places()).toEqual(before);
});
