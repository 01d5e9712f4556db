import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { contests as words } from '@hanji/i18n/locales/en-US/contests.ts';
import { violations } from '@hanji/ui-kit/testing/violations.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerContests, someContest, someOpen } from '#testing/contest-service.ts';
import { openContests } from '#testing/open-contests.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

const desk = '/manage/title/9';
const enteredAt = '2026-05-02T03:00:00.000Z';
const enter = page.getByRole('button', { name: 'Enter “One evening”' });
const leave = page.getByRole('button', { name: 'Withdraw from “One evening”' });

it('enters a title in a contest, and takes it back after a question', async () => {
  let entered: string | null = null;
  const asked = answerContests((path) => {
    if (path.startsWith('PUT')) entered = enteredAt;
    if (path.startsWith('DELETE')) entered = null;
    return someOpen([{ ...someContest({ contestNo: 113 }), enteredAt: entered }]);
  });
  await openContests(desk, { signedIn: true });
  await enter.click();
  await expect.element(page.getByText('Entered “One evening”.')).toBeVisible();
  await expect.element(page.getByText('Entered on May 2, 2026')).toBeVisible();
  await leave.click();
  const dialog = page.getByRole('dialog');
  expect(await violations()).toEqual([]);
  await expect.element(dialog.getByText(/enter again until May 31, 2026/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(asked.filter((path) => path.startsWith('DELETE'))).toEqual([]);
  await leave.click();
  await dialog.getByRole('button', { name: words.leave }).click();
  await expect.element(enter).toBeVisible();
  expect(asked.filter((path) => !path.startsWith('GET'))).toEqual([
    'PUT /contest/113/entry/9',
    'DELETE /contest/113/entry/9',
  ]);
});

it('says why an entry was refused, in the words of the service or its own', async () => {
  let code = 409;
  answerContests((path) => {
    if (path.startsWith('PUT')) return { code, message: 'This contest is closed.' };
    return someOpen([{ ...someContest({ contestNo: 113 }), enteredAt: null }]);
  });
  await openContests(desk, { signedIn: true });
  await enter.click();
  await expect.element(page.getByText('This contest is closed.')).toBeVisible();
  code = 404;
  await enter.click();
  await expect.element(page.getByText(words.notChanged)).toBeVisible();
});

it.each([
  ['unpublished', words.refusedUnpublished],
  ['suspended', words.refusedSuspended],
  ['mature', words.refusedMature],
] as const)('says what a title lacks that is %s', async (refusal, said) => {
  answerContests(() => someOpen([{ ...someContest(), enteredAt: null }], refusal));
  await openContests(desk, { signedIn: true });
  await expect.element(page.getByText(said)).toBeVisible();
  await expect.element(enter).toBeDisabled();
});

it('says that no contest is open, and what went wrong', async () => {
  let answer: ReturnType<typeof someOpen> | null = { code: 500 };
  answerContests(() => answer);
  await openContests(desk, { signedIn: true });
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  answer = someOpen([]);
  await again.click();
  await expect.element(page.getByText(words.noneOpen)).toBeVisible();
});
