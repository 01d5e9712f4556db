import '@hanji/ui-kit/tokens/tokens.css';
import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { integrate } from '@hanji/i18n/locales/en-US/integrate.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '#testing/answer-calls.ts';
import { signedInResult, someUser } from '#testing/members.ts';
import { config, moved, noneMoved, openPrevious } from '#testing/previous-service.ts';

const dialog = page.getByRole('dialog');
const main = page.getByRole('main');
const field = page.getByRole('textbox', { name: integrate.serialCode });

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

async function enter(code: string): Promise<void> {
  await field.fill(code);
  await main.getByRole('button', { name: integrate.submit }).click();
}

it('[B2-129] moves the account of a code to the member who enters it', async () => {
  const came = answerCalls({
    ...config('previous'),
    ...noneMoved,
    'POST /preprevious/serial/signin': {
      data: { externalToken: 'shown-by-its-code', email: null },
    },
    'POST /preprevious/migration/shown-by-its-code': { data: signedInResult },
  });
  const { router } = await openPrevious('/tw/input-serialcode', someUser);
  await enter('abcd-2345-efgh-6789');
  await dialog.getByRole('button', { name: integrate.move }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/login/auth');
  expect(router.state.location.search).toBe('?nextPage=true&redirect=%2Ftw%2Fcompleted-migration');
  const sent = came.find(({ call }) => call === 'POST /preprevious/serial/signin');
  expect(sent?.fields).toEqual({ serialCode: 'ABCD2345EFGH6789' });
});

it('says at the field what is wrong with a code, before it is sent and after', async () => {
  const came = answerCalls({
    ...config('previous'),
    ...noneMoved,
    'POST /preprevious/serial/signin': { code: 404 },
  });
  await openPrevious('/tw/input-serialcode', someUser);
  await enter('');
  await expect.element(field).toHaveAccessibleDescription(new RegExp(integrate.serialRequired));
  await enter('ABCD');
  await expect.element(field).toHaveAccessibleDescription(new RegExp(integrate.serialFormat));
  expect(came.map(({ call }) => call)).not.toContain('POST /preprevious/serial/signin');
  await enter('ABCD2345EFGH6789');
  await expect.element(field).toHaveAccessibleDescription(new RegExp(integrate.serialUnknown));
});

function refusedWith(code: number) {
  return {
    ...config('previous'),
    ...noneMoved,
    'POST /preprevious/serial/signin': { code },
  };
}

it('says that a code was used, and leads home', async () => {
  answerCalls(refusedWith(409));
  const { router } = await openPrevious('/tw/input-serialcode', someUser);
  await enter('ABCD2345EFGH6789');
  await expect.element(page.getByRole('dialog', { name: integrate.completeTitle })).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/');
});

it('asks to sign in again whose session has ended meanwhile', async () => {
  answerCalls(refusedWith(401));
  const { router } = await openPrevious('/tw/input-serialcode', someUser);
  await enter('ABCD2345EFGH6789');
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  expect(router.state.location.search).toBe('?redirect=%2Ftw%2Finput-serialcode');
});

it('[A8-044] [B8-054] [B2-130] says that the move is done and leads home, to whom one has come', async () => {
  answerCalls({ ...config('previous'), 'GET /preprevious': { data: moved } });
  await openPrevious('/tw/completed-migration', someUser);
  await expect.element(page.getByRole('heading', { name: integrate.doneTitle })).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  vi.restoreAllMocks();
  answerCalls({ ...config('previous'), ...noneMoved });
  await openPrevious('/tw/completed-migration', someUser);
  await expect.element(page.getByRole('heading', { name: integrate.nothingTitle })).toBeVisible();
});
