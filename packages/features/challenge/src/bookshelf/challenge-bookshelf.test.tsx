import { challenge as words } from '@hanji/i18n/locales/en-US/challenge.ts';
import { library } from '@hanji/i18n/locales/en-US/library.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { violations } from '@hanji/ui-kit/testing/violations.ts';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerChallenge, type Answer } from '#testing/challenge-service.ts';
import { lastPage, someSubscription } from '#testing/challenge-titles.ts';
import { leaveChallenge, openChallenge } from '#testing/open-challenge.tsx';

const subscribe = '/challenge/bookshelf/subscribe';
const history = '/challenge/bookshelf/history';
const main = page.getByRole('main');

function shelf(...ids: number[]): Answer {
  return { data: { contents: ids.map((id) => someSubscription(id)), page: lastPage() } };
}
function row(name: string) {
  return main.getByRole('article').filter({ hasText: name });
}

afterEach(leaveChallenge);

it.each(['/challenge/bookshelf', subscribe, history])(
  '[B2-037] [B6-009] %s wants a member: a visitor signs in first',
  async (path) => {
    answerChallenge({});
    const address = await openChallenge(path);
    await expect.poll(address).toBe(`/login?redirect=${encodeURIComponent(path)}`);
  },
);

it('[B2-037] [B2-038] [B2-039] [B2-149] opens at favourites, and has what was read beside them', async () => {
  const read = {
    ...someSubscription(3),
    lastReadChapterId: 31,
    lastReadChapterName: 'The lamp',
    lastReadAt: '2026-11-19T00:00:00.000Z',
  };
  const came = answerChallenge({
    'GET /challenge/subscribe': shelf(1, 2),
    'GET /challenge/content/history': { data: { contents: [read], page: lastPage() } },
  });
  const address = await openChallenge('/challenge/bookshelf', true);
  await expect.element(row('Title 2')).toBeVisible();
  expect(address()).toBe(subscribe);
  const tabs = main.getByRole('navigation', { name: words.shelves });
  await expect
    .element(tabs.getByRole('link', { name: words.favorites }))
    .toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: words.history }).click();
  await expect.element(row('Title 3').getByText('Last read: The lamp')).toBeVisible();
  await expect
    .element(row('Title 3').getByRole('link', { name: reading.continueReading }))
    .toHaveAttribute('href', '/challenge/comic/3/31');
  expect(await violations()).toEqual([]);
  // A window that gets the focus asks anew.
  expect([...new Set(came)]).toEqual([
    'GET /challenge/subscribe?pageNo=0&pageSize=100',
    'GET /challenge/content/history?pageNo=0&pageSize=100',
  ]);
});

it('[B7-042] deletes several favourites at once, and takes that back', async () => {
  const answers: Record<string, Answer> = {
    'GET /challenge/subscribe': shelf(1, 2, 3),
    'DELETE /challenge/subscribe': { data: null },
    'POST /challenge/subscribe': { data: null },
  };
  const came = answerChallenge(answers);
  await openChallenge(subscribe, true);
  await main.getByRole('button', { name: library.choose, exact: true }).click();
  for (const name of ['Title 1', 'Title 3']) {
    await row(name).getByRole('checkbox').click({ force: true });
  }
  const bar = page.getByRole('region', { name: library.chosenTitles });
  await expect.element(bar.getByText('2 selected')).toBeVisible();
  answers['GET /challenge/subscribe'] = shelf(2);
  await bar.getByRole('button', { name: library.remove }).click();
  await expect.element(page.getByText('2 titles removed')).toBeVisible();
  await expect.poll(() => row('Title 1').elements()).toEqual([]);
  expect(came).toContain('DELETE /challenge/subscribe?contentIds=1%2C3');
  answers['GET /challenge/subscribe'] = shelf(1, 2, 3);
  await page.getByRole('button', { name: reading.undo }).click();
  await expect.element(row('Title 1')).toBeVisible();
  expect(came.filter((call) => call.startsWith('POST'))).toEqual([
    'POST /challenge/subscribe contentId=3',
    'POST /challenge/subscribe contentId=1',
  ]);
});

it('[B2-039] [B2-149] takes several titles from the history after a question, and says what stays', async () => {
  const read = (id: number) => ({
    ...someSubscription(id),
    lastReadChapterId: id * 10,
    lastReadChapterName: 'The lamp',
    lastReadAt: '2026-11-19T00:00:00.000Z',
  });
  const answers: Record<string, Answer> = {
    'GET /challenge/content/history': {
      data: { contents: [read(1), read(2), read(3)], page: lastPage() },
    },
    'DELETE /challenge/content/history': 500,
  };
  const came = answerChallenge(answers);
  await openChallenge(history, true);
  const choose = main.getByRole('button', { name: library.choose, exact: true });
  await choose.click();
  for (const name of ['Title 1', 'Title 3']) {
    await row(name).getByRole('checkbox').click({ force: true });
  }
  const bar = page.getByRole('region', { name: library.chosenTitles });
  const dialog = page.getByRole('dialog');
  const removing = async (): Promise<void> => {
    await bar.getByRole('button', { name: library.remove }).click();
    await expect.element(dialog.getByText(library.removeRecentText)).toBeVisible();
    await dialog.getByRole('button', { name: library.remove }).click();
  };
  await removing();
  await expect.element(page.getByText(library.removeFailed)).toBeVisible();
  await expect.element(row('Title 1')).toBeVisible();
  answers['DELETE /challenge/content/history'] = { data: null };
  answers['GET /challenge/content/history'] = { data: { contents: [read(2)], page: lastPage() } };
  await removing();
  await expect.poll(() => row('Title 1').elements()).toEqual([]);
  await expect.element(row('Title 2')).toBeVisible();
  await expect.element(choose).toHaveFocus();
  expect(came.filter((call) => call.startsWith('DELETE'))).toEqual(
    Array(2).fill('DELETE /challenge/content/history?contentIds=1%2C3'),
  );
});

it('says what an empty shelf is for, and what failed', async () => {
  answerChallenge({ 'GET /challenge/subscribe': shelf() });
  await openChallenge(subscribe, true);
  await expect.element(main.getByText(library.subscribedNone)).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: words.findTitles }))
    .toHaveAttribute('href', '/challenge');
});
