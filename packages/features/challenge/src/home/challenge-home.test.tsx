import { challenge as words } from '@hanji/i18n/locales/en-US/challenge.ts';
import { frame } from '@hanji/i18n/locales/en-US/frame.ts';
import { challenge as japanese } from '@hanji/i18n/locales/ja-JP/challenge.ts';
import { violations } from '@hanji/ui-kit/testing/violations.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerChallenge, later } from '#testing/challenge-service.ts';
import { lastPage, someHome, someTitle, someView } from '#testing/challenge-titles.ts';
import { chooseLanguage, leaveChallenge, openChallenge } from '#testing/open-challenge.tsx';

const titles = { contents: [someTitle(1), someTitle(2)], page: lastPage() };
const answers = {
  'GET /challenge/home': { data: someHome() },
  'GET /challenge/contents': { data: titles },
};
const main = page.getByRole('main');
const sections = page.getByRole('navigation', { name: words.sections });

afterEach(leaveChallenge);

/** Until an answer was read, and what it changes is on screen. */
async function taken(path: string): Promise<void> {
  const { calls, results } = vi.mocked(globalThis.fetch).mock;
  const at = calls.findIndex(([asked]) => new Request(asked).url.includes(path));
  const answer = (await results[at]?.value) as Response;
  await expect.poll(() => answer.bodyUsed).toBe(true);
  for (let drawn = 0; drawn < 3; drawn += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

it('[B2-026] [B7-045] shows nothing before both of its calls are here', async () => {
  const contents = later<typeof titles>();
  const came = answerChallenge({ ...answers, 'GET /challenge/contents': contents.promise });
  await openChallenge('/challenge');
  await expect.poll(() => came.length).toBe(2);
  await taken('/challenge/home');
  expect(came).toContain('GET /challenge/contents?pageNo=0&pageSize=100&orderType=recent');
  await expect.element(main.getByText(frame.loading)).toBeInTheDocument();
  expect(main.getByText('Pick 1').elements()).toEqual([]);
  contents.settle(titles);
  await expect.element(main.getByRole('link', { name: 'Pick 1' })).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Title 2' })).toBeVisible();
  expect(await violations()).toEqual([]);
});

it('[B2-041] [B2-042] has TOP, ranking and genres below the header, in this order', async () => {
  answerChallenge(answers);
  await openChallenge('/challenge');
  await expect.element(sections.getByRole('link', { name: words.top })).toBeVisible();
  expect(
    sections
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/challenge', '/challenge/ranking', '/challenge/genre']);
  expect([japanese.top, japanese.ranking, japanese.genres]).toEqual([
    'TOP',
    'ランキング',
    'ジャンル',
  ]);
});

it('[B2-047] [B2-048] [B3-008] has the editors’ picks, three at a time, which lead to titles', async () => {
  answerChallenge(answers);
  await openChallenge('/challenge');
  const picks = main.getByRole('region', { name: words.pickup });
  await expect
    .element(picks.getByRole('link', { name: 'Pick 3' }))
    .toHaveAttribute('href', '/challenge/comic/3');
  await expect.element(picks.getByText('1 / 2')).toBeVisible();
  expect(japanese.pickup).toBe('編集部ピックアップ');
});

it('[B2-045] [B2-046] sorts its titles by when they appeared, or by their last chapter', async () => {
  const came = answerChallenge(answers);
  const address = await openChallenge('/challenge');
  const bar = main.getByRole('navigation', { name: words.order });
  await expect
    .element(bar.getByRole('link', { name: words.byRecent }))
    .toHaveAttribute('aria-current', 'page');
  await bar.getByRole('link', { name: words.byUpdated }).click();
  await expect.poll(address).toBe('/challenge?order=updated');
  await expect
    .poll(() => came)
    .toContain('GET /challenge/contents?pageNo=0&pageSize=100&orderType=updated');
  expect([japanese.byRecent, japanese.byUpdated]).toEqual(['新着順', '更新順']);
});

it.each([360, 1080, 1081, 1440])(
  '[B2-043] has one way for a visitor to sign in above the page at %i px',
  async (width) => {
    await page.viewport(width, 800);
    answerChallenge(answers);
    await openChallenge('/challenge');
    const way = page.getByRole('link', { name: frame.signIn });
    await expect.element(way).toHaveAttribute('href', '/login?redirect=%2Fchallenge');
    // Of a wide screen it comes after the page, with the header's own code.
    const inBar = width <= 1080;
    await expect.poll(() => main.element().contains(way.element())).toBe(inBar);
  },
);

it('[B2-052] leads a visitor to sign in from the submission', async () => {
  answerChallenge(answers);
  const address = await openChallenge('/challenge');
  await main.getByRole('link', { name: words.post }).click();
  await expect.poll(address).toBe('/login?redirect=%2Fmanage%2Ftitle');
});

it('[B2-043] [B2-044] [B2-052] gives a member a menu of bookshelf and posted works, and the desk', async () => {
  answerChallenge({
    ...answers,
    'GET /challenge/subscribe': { data: { contents: [], page: lastPage() } },
  });
  const address = await openChallenge('/challenge', true);
  const button = page.getByRole('button', { name: `Aoi, ${words.menu}` });
  await button.click();
  const menu = page.getByRole('menu', { name: words.menu });
  await expect
    .element(menu.getByRole('menuitem', { name: words.postedWorks }))
    .toHaveAttribute('href', '/manage/title');
  await menu.getByRole('menuitem', { name: words.bookshelf }).click();
  await expect.poll(address).toBe('/challenge/bookshelf/subscribe');
  await sections.getByRole('link', { name: words.top }).click();
  await main.getByRole('link', { name: words.post }).click();
  await expect.poll(address).toBe('/manage/title');
});

it('leads to the contests', async () => {
  answerChallenge(answers);
  const address = await openChallenge('/challenge');
  await main.getByRole('link', { name: words.toContests }).click();
  await expect.poll(address).toBe('/event/contest');
});

it('[B1-007] [B6-011] is closed to another language, and open on a first visit', async () => {
  answerChallenge(answers);
  chooseLanguage('en-US');
  for (const path of ['/challenge', '/challenge/ranking', '/challenge/comic/1/11']) {
    const address = await openChallenge(path);
    await expect.poll(address).toBe('/');
  }
  for (const language of ['ja-JP', null]) {
    chooseLanguage(language);
    const address = await openChallenge('/challenge');
    await expect.element(main.getByRole('link', { name: 'Title 1' })).toBeVisible();
    expect(address()).toBe('/challenge');
  }
});

it('says what failed, and asks again', async () => {
  answerChallenge({ ...answers, 'GET /challenge/home': 500 });
  await openChallenge('/challenge');
  const retry = main.getByRole('button', { name: frame.retry });
  await expect.element(retry).toBeVisible();
  answerChallenge(answers);
  await retry.click();
  await expect.element(main.getByRole('link', { name: 'Pick 1' })).toBeVisible();
});

it('[B1-006] offers a home, a ranking, genre lists, a bookshelf, a search, comments and likes', async () => {
  const empty = { data: { contents: [], page: lastPage() } };
  answerChallenge({
    ...answers,
    'GET /challenge/content/ranking/popular': {
      data: { ranking: [], day: '2026-11-19', page: lastPage() },
    },
    'GET /challenge/content/genre/4': empty,
    'GET /challenge/subscribe': empty,
    'POST /challenge/search': empty,
    'GET /challenge/content/1/11': { data: await someView() },
    'POST /challenge/content/1/11/read': { data: null },
  });
  const opened = [
    ['/challenge/ranking', 'heading', words.ranking],
    ['/challenge/genre', 'heading', 'Drama'],
    ['/challenge/bookshelf', 'heading', words.bookshelf],
    ['/challenge/search/lamp', 'heading', 'lamp'],
    ['/challenge/comic/1/11', 'link', words.writeComment],
    ['/challenge/comic/1/11', 'button', `${words.like} 0`],
    ['/challenge', 'heading', words.pickup],
  ] as const;
  for (const [path, role, name] of opened) {
    await openChallenge(path, true);
    await expect.element(main.getByRole(role, { name, exact: true })).toBeVisible();
  }
});
