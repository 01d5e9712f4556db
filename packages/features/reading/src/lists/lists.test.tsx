import '@hanji/ui-kit/tokens/tokens.css';
import type { Menu } from '@hanji/contract/entities/home.ts';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { keepAcceptance } from '@hanji/edition/mature/accept-mature.ts';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { errors } from '@hanji/i18n/locales/en-US/errors.ts';
import { frame } from '@hanji/i18n/locales/en-US/frame.ts';
import { genres } from '@hanji/i18n/locales/en-US/genres.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readingRoutes } from '#routes.ts';
import { answerCalls, type Answer } from '#testing/answer-calls.ts';

const menu: Menu = {
  holder: 'all_novel',
  items: [
    { code: 'daily', name: 'By day', apiPath: '/menu/all_novel/daily', index: 0 },
    { code: 'genre', name: 'Genres', apiPath: '/menu/all_novel/genre', index: 1 },
  ],
  genres: ['drama', 'horror'],
};
const list = { contents: [], page: { pageNo: 0, pageSize: 20, total: 0, hasNext: false }, menu };
const daily = { code: 'daily', title: 'By day', items: [], currentItemCode: null, ...list };

async function open(at: string, answers: Record<string, Answer>) {
  answerCalls(answers);
  const edition = someEdition();
  const routes = editionRoutes(edition, [...readingRoutes]);
  return openSite({ edition, routes, at, words: { frame, errors, genres, reading, units } });
}
const navigation = page.getByRole('navigation', { name: frame.menu });
const chips = page.getByRole('navigation', { name: reading.allGenres }).getByRole('link');

afterEach(() => {
  keepAcceptance(null);
  vi.restoreAllMocks();
  closeSite();
});

it.each([
  ['/menu/all_novel/daily', 'GET /menu/all_novel/daily', daily, 'By day'],
  ['/all_novel/genre/drama', 'GET /menu/all_novel/genre/drama', list, 'Genres'],
  ['/menu/all_novel/event', 'GET /all_novel/event', { events: [], menu }, reading.eventsTitle],
  ['/menu/content_catalog/3', 'GET /content_catalog/3', { title: 'Summer', ...list }, null],
])(
  '%s leads on to all lists of its category, and says which it is',
  async (at, call, data, name) => {
    await open(at, { [call]: { data } });
    await expect.element(navigation.getByRole('link', { name: 'By day' })).toBeVisible();
    const links = navigation.getByRole('link').elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/?category=all_novel',
      '/menu/all_novel/daily',
      '/menu/all_novel/genre',
      '/menu/all_novel/event',
    ]);
    const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual(name === null ? [] : [name]);
    const category = page.getByRole('navigation', { name: reading.category });
    await expect.element(category.getByRole('link', { name: frame.comics })).toBeVisible();
  },
);

it('[A2-005] lists events for adults only while this session says Y, whatever the service tells', async () => {
  const event = {
    id: 1,
    title: 'For everybody',
    mature: false,
    imgUrl: '',
    width: 720,
    height: 405,
    startAt: '2026-05-01T00:00:00.000Z',
    endAt: '2026-05-31T00:00:00.000Z',
    webLinkUrl: '/comic/1',
  };
  const adult = { ...event, id: 2, title: 'For adults', mature: true };
  const data = { events: [event, adult], menu };
  for (const [said, titles] of [
    [null, ['For everybody']],
    ['Y', ['For everybody', 'For adults']],
    ['N', ['For everybody']],
  ] as const) {
    keepAcceptance(said);
    await open('/menu/all_novel/event', { 'GET /all_novel/event': { data } });
    const shown = page.getByRole('main').getByRole('listitem').getByText(/^For/);
    await expect.poll(() => shown.elements().map((each) => each.textContent)).toEqual(titles);
  }
});

it('offers the genres that have titles, and the one that is shown', async () => {
  await open('/all_novel/genre/gag', { 'GET /menu/all_novel/genre/gag': { data: list } });
  await expect
    .poll(() => chips.elements().map((link) => link.textContent))
    .toEqual([genres.drama, genres.gag, genres.horror]);
});

it.each([
  ['/menu/all_novel/nothing', 'GET /menu/all_novel/nothing'],
  ['/menu/content_catalog/9', 'GET /content_catalog/9'],
])('%s that is not there is the page for what is not there', async (at, call) => {
  await open(at, { [call]: 404 });
  const main = page.getByRole('main');
  await expect
    .element(main.getByRole('heading', { level: 1, name: errors.notFoundTitle }))
    .toBeVisible();
  await expect.element(main.getByRole('link', { name: frame.goHome })).toBeVisible();
  expect(main.getByRole('navigation').elements()).toEqual([]);
});
