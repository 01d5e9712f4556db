import { challenge as words } from '@hanji/i18n/locales/en-US/challenge.ts';
import { errors } from '@hanji/i18n/locales/en-US/errors.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { stopClock } from '@hanji/ui-kit/testing/stop-clock.ts';
import { violations } from '@hanji/ui-kit/testing/violations.ts';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerChallenge } from '#testing/challenge-service.ts';
import { lastPage, someTitle } from '#testing/challenge-titles.ts';
import { leaveChallenge, openChallenge } from '#testing/open-challenge.tsx';

const main = page.getByRole('main');
function found(...ids: number[]) {
  return { data: { contents: ids.map((id) => someTitle(id)), page: lastPage() } };
}

function article(name: string) {
  return main.getByRole('article').filter({ hasText: name });
}

afterEach(leaveChallenge);

it('[B2-027] [B3-007] shows the ranking of all titles, and others by their names', async () => {
  const ranking = (id: number) => ({
    data: { ranking: [{ rank: 1, content: someTitle(id) }], day: '2026-11-19', page: lastPage() },
  });
  const came = answerChallenge({
    'GET /challenge/content/ranking/popular': ranking(1),
    'GET /challenge/content/ranking/rookie': ranking(2),
  });
  const address = await openChallenge('/challenge/ranking');
  await expect.element(article('Title 1').getByRole('img', { name: 'No. 1' })).toBeVisible();
  await expect.element(main.getByText('As of Nov 19, 2026')).toBeVisible();
  expect(await violations()).toEqual([]);
  expect(came).toEqual([
    'GET /challenge/content/ranking/popular?pageNo=0&pageSize=100&orderType=likes',
  ]);
  await main.getByRole('link', { name: words.rankRookie }).click();
  await expect.element(article('Title 2')).toBeVisible();
  expect(address()).toBe('/challenge/ranking/rookie');
});

it('[B2-028] [B2-045] shows drama where no genre is named, and another by its id', async () => {
  const came = answerChallenge({
    'GET /challenge/content/genre/4': found(1),
    'GET /challenge/content/genre/26': found(2),
    'GET /challenge/content/genre/0': found(),
  });
  const address = await openChallenge('/challenge/genre');
  await expect.element(main.getByRole('heading', { name: 'Drama' })).toBeVisible();
  await expect.element(article('Title 1')).toBeVisible();
  expect(came).toEqual(['GET /challenge/content/genre/4?pageNo=0&pageSize=100&orderType=recent']);
  await main.getByRole('link', { name: 'Sci-fi' }).click();
  await expect.element(article('Title 2')).toBeVisible();
  expect(address()).toBe('/challenge/genre/26');
  await main.getByRole('link', { name: words.rankCompleted }).click();
  await expect.element(main.getByText(reading.listEmptyTitle)).toBeVisible();
});

it.each(['/challenge/genre/99', '/challenge/genre/drama', '/challenge/ranking/best'])(
  'has no page at %s',
  async (path) => {
    answerChallenge({});
    await openChallenge(path);
    await expect.element(page.getByText(errors.notFoundTitle)).toBeVisible();
  },
);

it('[B2-040] [B7-052] searches before it shows, and says what there is not', async () => {
  const came = answerChallenge({ 'POST /challenge/search': found(1, 2) });
  await openChallenge('/challenge/search/lamp');
  await expect.element(main.getByText('2 results for “lamp”')).toBeVisible();
  expect(await violations()).toEqual([]);
  expect(came).toEqual(['POST /challenge/search?query=lamp&pageNo=0&pageSize=1000']);
  answerChallenge({ 'POST /challenge/search': found() });
  await openChallenge('/challenge/search/nothing');
  await expect.element(main.getByText('No results for “nothing”')).toBeVisible();
});

it('[B4-004] [B9-007] marks new, updated today and completed in black, and shortens likes', async () => {
  // Midnight may come meanwhile.
  stopClock('Date');
  const now = new Date().toISOString();
  answerChallenge({
    'GET /challenge/content/genre/4': {
      data: {
        contents: [
          someTitle(1, { createdAt: now, completed: true }),
          someTitle(2, { updatedAt: now, completed: true }),
          someTitle(3, { completed: true, totalLikes: 12_345 }),
          someTitle(4),
        ],
        page: lastPage(),
      },
    },
  });
  await openChallenge('/challenge/genre');
  await expect.element(article('Title 1').getByText(reading.badgeStarted)).toBeVisible();
  await expect.element(article('Title 2').getByText(reading.badgeUpdated)).toBeVisible();
  const completed = article('Title 3').getByText(reading.badgeCompleted);
  await expect.element(completed).toBeVisible();
  expect(await violations()).toEqual([]);
  const mark = completed.element().parentElement;
  const [red = 255, green = 255, blue = 255] =
    (mark ? getComputedStyle(mark).backgroundColor : '').match(/\d+/g)?.map(Number) ?? [];
  expect(Math.max(red, green, blue)).toBeLessThan(32);
  await expect.element(article('Title 3').getByText(/^1\.2/)).toBeVisible();
  expect(article('Title 4').getByText(reading.badgeCompleted).elements()).toEqual([]);
});
