import { errors } from '@hanji/i18n/locales/en-US/errors.ts';
import { frame } from '@hanji/i18n/locales/en-US/frame.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { violations } from '@hanji/ui-kit/testing/violations.ts';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerChallenge, later, type Answer } from '#testing/challenge-service.ts';
import { someContent } from '#testing/challenge-titles.ts';
import { leaveChallenge, openChallenge } from '#testing/open-challenge.tsx';

const path = '/challenge/comic/1';
const call = 'GET /challenge/content/1';
const main = page.getByRole('main');

afterEach(leaveChallenge);

it('[B2-029] [B2-051] shows a creator’s title once it is here, with its chapters', async () => {
  const content = later<{ content: ReturnType<typeof someContent> }>();
  answerChallenge({ [call]: content.promise });
  await openChallenge(path);
  await expect.element(main.getByText(frame.loading)).toBeInTheDocument();
  expect(main.getByRole('heading', { level: 1 }).elements()).toEqual([]);
  content.settle({ content: someContent() });
  await expect.element(main.getByRole('heading', { level: 1, name: 'Title 1' })).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Chapter 11' }))
    .toHaveAttribute('href', '/challenge/comic/1/11');
  await expect
    .element(main.getByRole('link', { name: reading.readFirstEpisode }).first())
    .toHaveAttribute('href', '/challenge/comic/1/11');
  expect(await violations()).toEqual([]);
});

it('[B4-011] lists the chapters by their ids, in either direction, and goes on where one was', async () => {
  const activity = { ...someContent().activity, lastReadChapterId: 12 };
  answerChallenge({ [call]: { data: { content: someContent({ activity }) } } });
  await openChallenge(path, true);
  const rows = () =>
    main
      .getByRole('link', { name: /^Chapter/ })
      .elements()
      .map((link) => link.textContent);
  await expect.poll(rows).toEqual(['Chapter 11', 'Chapter 12']);
  await main.getByRole('button', { name: reading.sortOldest }).click();
  await expect.poll(rows).toEqual(['Chapter 12', 'Chapter 11']);
  await expect
    .element(main.getByRole('link', { name: 'Continue with Chapter 12' }).first())
    .toHaveAttribute('href', '/challenge/comic/1/12');
});

it('[B2-030] [B8-007] leads to sign in where a title wants it, and back to it', async () => {
  answerChallenge({ [call]: 401 });
  const address = await openChallenge(path);
  await expect.poll(address).toBe(`/login?redirect=${encodeURIComponent(path)}`);
});

it.each([303, 404, 410, 500] as const)(
  '[B2-031] [B8-011] says in a dialog what %d means, then returns to Home',
  async (code) => {
    answerChallenge({ [call]: { code, message: 'It is not here any more.' } });
    const address = await openChallenge(path);
    const dialog = page.getByRole('dialog', { name: errors.contentMissingTitle });
    await expect.poll(() => dialog.element().textContent).toMatch(/It is not here any more\./);
    await dialog.getByRole('button', { name: frame.goHome }).click();
    await expect.poll(address).toBe('/');
  },
);

it('says in place that there is no connection, and goes on once there is', async () => {
  answerChallenge({ [call]: 'offline' });
  const address = await openChallenge(path);
  const retry = main.getByRole('button', { name: frame.retry });
  await expect.element(retry).toBeVisible();
  answerChallenge({ [call]: { data: { content: someContent() } } });
  await retry.click();
  await expect.element(main.getByRole('heading', { level: 1, name: 'Title 1' })).toBeVisible();
  expect(address()).toBe(path);
});

it('[B7-039] [B7-040] subscribes and ends it, shown at once and taken back where it fails', async () => {
  const answers: Record<string, Answer> = {
    [call]: { data: { content: someContent() } },
    'POST /challenge/subscribe': { data: null },
    'DELETE /challenge/subscribe/1': 500,
  };
  const came = answerChallenge(answers);
  await openChallenge(path, true);
  await main.getByRole('button', { name: reading.subscribe, exact: true }).click();
  await expect.element(page.getByText(reading.subscribeDone)).toBeVisible();
  const subscribing = main.getByRole('button', { name: reading.subscribing, exact: true });
  await subscribing.click();
  await expect.element(page.getByText(reading.subscribeEndFailed)).toBeVisible();
  await expect.element(subscribing).toBeVisible();
  expect(came.slice(1)).toEqual([
    'POST /challenge/subscribe contentId=1',
    'DELETE /challenge/subscribe/1',
  ]);
});

it('asks a visitor who subscribes to sign in', async () => {
  answerChallenge({ [call]: { data: { content: someContent() } } });
  const address = await openChallenge(path);
  await main.getByRole('button', { name: reading.subscribe, exact: true }).click();
  await expect.poll(address).toBe(`/login?redirect=${encodeURIComponent(path)}`);
});
