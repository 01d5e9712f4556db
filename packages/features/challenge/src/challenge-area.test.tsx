import { challenge as words } from '@hanji/i18n/locales/en-US/challenge.ts';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerChallenge } from '#testing/challenge-service.ts';
import {
  lastPage,
  someComment,
  someContent,
  someHome,
  someSubscription,
  someTitle,
  someView,
} from '#testing/challenge-titles.ts';
import { leaveChallenge, openChallenge } from '#testing/open-challenge.tsx';

const main = page.getByRole('main');
const titles = { data: { contents: [someTitle(1)], page: lastPage() } };
const ranking = {
  data: { ranking: [{ rank: 1, content: someTitle(1) }], day: '2026-11-19', page: lastPage() },
};
const said = {
  contentName: 'Title 1',
  chapterName: 'One',
  commentEnabled: true,
  comments: [someComment(2)],
  readerId: '8',
  page: lastPage(),
};

afterEach(leaveChallenge);

it('[B1-006] offers a home, a ranking, genres, a bookshelf, search, comments of chapters and likes', async () => {
  const view = await someView({ commentCount: 1 });
  answerChallenge({
    'GET /challenge/home': { data: someHome() },
    'GET /challenge/contents': titles,
    'GET /challenge/content/ranking/popular': ranking,
    'GET /challenge/content/genre/4': titles,
    'GET /challenge/subscribe': { data: { contents: [someSubscription(1)], page: lastPage() } },
    'POST /challenge/search': titles,
    'GET /challenge/content/1': { data: { content: someContent() } },
    'GET /challenge/content/1/11': { data: view },
    'POST /challenge/content/1/11/read': { data: null },
    'POST /challenge/content/1/11/like': { data: { totalLikes: 1, liked: true } },
    'GET /challenge/comment/1/11': { data: said },
  });
  const address = await openChallenge('/challenge', true);
  const title = main.getByRole('link', { name: /Title 1/ }).first();
  await expect.element(title).toBeVisible();
  const sections = page.getByRole('navigation', { name: words.sections });
  for (const [tab, path] of [
    [words.ranking, '/challenge/ranking'],
    [words.genres, '/challenge/genre'],
  ] as const) {
    await sections.getByRole('link', { name: tab }).click();
    await expect.poll(address).toBe(path);
    await expect.element(title).toBeVisible();
  }
  await page.getByRole('button', { name: `Aoi, ${words.menu}` }).click();
  await page.getByRole('menuitem', { name: words.bookshelf }).click();
  await expect.poll(address).toBe('/challenge/bookshelf/subscribe');
  await main
    .getByRole('article')
    .getByRole('link', { name: /Title 1/ })
    .click();
  await expect.poll(address).toBe('/challenge/comic/1');
  await main
    .getByRole('link', { name: /Chapter 11/ })
    .first()
    .click();
  await expect.poll(address).toBe('/challenge/comic/1/11');
  const like = main.getByRole('button', { name: new RegExp(words.like) });
  await like.click();
  await expect.element(like).toHaveAttribute('aria-pressed', 'true');
  await main.getByRole('link', { name: words.allComments }).click();
  await expect.poll(address).toBe('/challenge/comment-list/1/11');
  await expect.element(main.getByText('Comment 2')).toBeVisible();
  const searched = await openChallenge('/challenge/search/lamp', true);
  await expect.element(title).toBeVisible();
  expect(searched()).toBe('/challenge/search/lamp');
});

const signedOut = [
  '/challenge',
  '/challenge/ranking',
  '/challenge/genre',
  '/challenge/genre/26',
  '/challenge/search/lamp',
  '/challenge/comic/1',
  '/challenge/comic/1/11',
  '/challenge/comment-list/1/11',
];

it.each(signedOut)('[B8-007] %s goes to sign in where the service says 401', async (path) => {
  const calls = [
    'GET /challenge/home',
    'GET /challenge/contents',
    'GET /challenge/content/ranking/popular',
    'GET /challenge/content/genre/4',
    'GET /challenge/content/genre/26',
    'POST /challenge/search',
    'GET /challenge/content/1',
    'GET /challenge/content/1/11',
    'GET /challenge/comment/1/11',
  ];
  answerChallenge(Object.fromEntries(calls.map((call) => [call, 401])));
  const address = await openChallenge(path);
  await expect.poll(address).toBe(`/login?redirect=${encodeURIComponent(path)}`);
});
