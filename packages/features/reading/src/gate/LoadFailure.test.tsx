import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { errors } from '@hanji/i18n/locales/en-US/errors.ts';
import { frame } from '@hanji/i18n/locales/en-US/frame.ts';
import { genres } from '@hanji/i18n/locales/en-US/genres.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { viewer } from '@hanji/i18n/locales/en-US/viewer.ts';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readingPages } from '#pages.ts';
import { readingRoutes } from '#routes.ts';
import { answerCalls, type Answer } from '#testing/answer-calls.ts';
import { someChapter, someView } from '#testing/chapter-views.ts';
import { someContentHome } from '#testing/content-homes.ts';

const chapter = '/comic/1/chapter/2/product';
const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
const words = { frame, errors, genres, reading, units, viewer };

async function open(at: string, answers: Record<string, Answer>) {
  answerCalls({ [`POST /comic/1/chapter/2/read`]: { data: null }, ...answers });
  const edition = someEdition();
  const routes = editionRoutes(edition, [...readingRoutes]);
  return openSite({ edition, routes, at, words });
}
function title() {
  return document.title;
}

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

it.each([
  ['[A8-041] a chapter for members', chapter, 401, errors.signInTitle],
  ['a chapter for adults', chapter, 428, errors.matureTitle],
  ['a chapter that is gone', chapter, 404, errors.chapterMissingTitle],
  ['[A8-041] a title that is gone', '/comic/1', 404, errors.contentMissingTitle],
] as const)('%s is named by what is on screen', async (_, path, code, expected) => {
  await open(path, { [`GET ${path}`]: code });
  await expect.poll(title).toBe(`${expected} – Hanji`);
});

it('[A4-085] [B4-024] leads a visitor to sign in, and says that the way back is kept', async () => {
  await open(chapter, { [`GET ${chapter}`]: 401 });
  await expect.element(page.getByText(errors.signInReadText)).toBeVisible();
  const signIn = page.getByRole('main').getByRole('link', { name: frame.signIn });
  const back = encodeURIComponent(chapter);
  await expect.element(signIn).toHaveAttribute('href', `/login?redirect=${back}`);
});

it('names the chapter that it stands before, and what that costs', async () => {
  const home = someContentHome([someChapter({ hasTrial: true })]);
  await open(chapter, { [`GET ${chapter}`]: 401, 'GET /comic/1': { data: home } });
  const gate = page.getByRole('main').getByRole('status');
  await expect.element(gate.getByText(home.content.name, { exact: true })).toBeVisible();
  await expect.element(gate.getByText('Two', { exact: true })).toBeVisible();
  await expect.element(gate.getByText('3 coins')).toBeVisible();
  await expect.element(gate.getByRole('link', { name: reading.preview })).toBeVisible();
});

it.each([
  [390, true],
  [390, false],
  [1280, true],
  [1280, false],
])(
  'moves none of its ways from under a press when the names come, at %i px, preview %s',
  async (width, hasTrial) => {
    await page.viewport(width, 800);
    onTestFinished(() => page.viewport(1280, 800));
    const names = Promise.withResolvers<{ data: unknown }>();
    await open(chapter, { [`GET ${chapter}`]: 401, 'GET /comic/1': () => names.promise });
    const gate = page.getByRole('main').getByRole('status');
    const boxOf = (name: string): number[] => {
      const box = gate.getByRole('link', { name }).element().getBoundingClientRect();
      return [box.left, box.top, box.width].map(Math.round);
    };
    const ways = () => [boxOf(frame.signIn), boxOf(viewer.backToTitle)];
    await expect.element(gate.getByRole('link', { name: frame.signIn })).toBeVisible();
    const before = ways();
    names.resolve({ data: someContentHome([someChapter({ hasTrial })]) });
    await expect.element(gate.getByText('3 coins')).toBeVisible();
    expect(gate.getByRole('link', { name: reading.preview }).elements()).toHaveLength(
      hasTrial ? 1 : 0,
    );
    expect(ways()).toEqual(before);
  },
);

it('offers no preview to who comes from its end', async () => {
  const trial = '/comic/1/chapter/2/trial';
  const home = someContentHome([someChapter({ hasTrial: true })]);
  const { router } = await open(trial, {
    [`GET ${trial}`]: { data: await someView('Two', [picture]) },
    [`GET ${chapter}`]: 401,
    'GET /comic/1': { data: home },
  });
  await page.getByRole('link', { name: viewer.wholeEpisode }).click();
  await expect.poll(() => router.state.location.pathname).toBe(chapter);
  const gate = page.getByRole('main').getByRole('status');
  await expect.element(gate.getByText('3 coins')).toBeVisible();
  expect(gate.getByRole('link', { name: reading.preview }).elements()).toEqual([]);
});

it('leads from a chapter that costs to its title, and says there what it takes', async () => {
  const costs = { code: 402, message: 'Buy or rent this chapter to read it.' };
  const { router } = await open(chapter, { [`GET ${chapter}`]: costs });
  await expect.element(page.getByText(costs.message)).toBeVisible();
  expect(router.state.location.pathname).toBe('/comic/1');
});

it('has the same name for what is gone in its head', () => {
  const { first: home } = readingPages['/:contentType/:contentId'];
  const { first: viewed } = readingPages['/:contentType/:contentId/chapter/:chapterId/:salesType'];
  expect(home.missingTitle?.(words)).toBe(errors.contentMissingTitle);
  expect(viewed.missingTitle?.(words)).toBe(errors.chapterMissingTitle);
});

it('never keeps the name of the page before, and gives back its own once it comes', async () => {
  const { router } = await open('/menu/all_comic/event', { [`GET ${chapter}`]: 500 });
  await expect.poll(title).toContain('Hanji');
  router.navigate(chapter);
  await expect.poll(title).toBe(`${errors.serviceTitle} – Hanji`);
  answerCalls({
    'POST /comic/1/chapter/2/read': { data: null },
    [`GET ${chapter}`]: { data: await someView('Two', []) },
  });
  await page.getByRole('button', { name: frame.retry }).click();
  await expect.poll(title).toBe('Two – A title – Hanji');
});

it.each(['all_comic', 'all_novel'] as const)(
  'tells %s from the other category',
  async (category) => {
    const name = category === 'all_comic' ? 'Comics' : 'Novels';
    const address = { params: {}, query: new URLSearchParams({ category }), wide: true };
    const home = readingPages['/'].first.head(words, null, address).title;
    expect(home).toBe(`${reading.homeTitle} – ${name}`);
    const { router } = await open(`/?category=${category}`, {});
    await expect.poll(title).toMatch(/ – Hanji$/);

    const genre = readingPages[`/${category}/genre/:genre`].first;
    const params = { genre: 'fantasy' };
    const listed = genre?.head(words, null, { ...address, params }).title;
    expect(listed).toBe(`${genres.fantasy} – ${name}`);
    answerCalls({
      [`GET /menu/${category}/genre/fantasy`]: {
        data: { contents: [], page: { total: 0 }, menu: null },
      },
    });
    router.navigate(`/${category}/genre/fantasy`);
    await expect.poll(title).toBe(`${listed} – Hanji`);
  },
);
