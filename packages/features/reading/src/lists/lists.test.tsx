import '@hanji/ui-kit/tokens/tokens.css';
import type { Home, Menu } from '@hanji/contract/entities/home.ts';
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
import { someCard } from '#testing/some-card.ts';

const menu: Menu = {
  holder: 'all_novel',
  items: [
    { code: 'daily', name: 'By day', apiPath: '/menu/all_novel/daily', index: 0 },
    { code: 'genre', name: 'Genres', apiPath: '/menu/all_novel/genre', index: 1 },
  ],
  genres: ['drama', 'horror'],
};
const gag = someCard({ name: 'A good laugh', type: 'novel', genres: ['gag'] });
const list = { contents: [], page: { pageNo: 0, pageSize: 20, total: 0, hasNext: false }, menu };
const daily = {
  code: 'daily',
  title: 'By day',
  items: [],
  currentItemCode: null,
  ranked: false,
  ...list,
};

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

it.each(['all_comic', 'all_novel'])(
  '[A2-010] [B2-113] /%s/genre/gag offers the genres that have titles, and the one that is shown',
  async (category) => {
    const call = `GET /menu/${category}/genre/gag`;
    await open(`/${category}/genre/gag`, { [call]: { data: { ...list, contents: [gag] } } });
    await expect
      .poll(() => chips.elements().map((link) => link.textContent))
      .toEqual([genres.drama, genres.gag, genres.horror]);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(genres.gag);
    await expect.element(page.getByRole('article')).toHaveTextContent('A good laugh');
  },
);

it('[A2-009] [B2-079] a menu is at the item of its address, and at the one that is pressed', async () => {
  const items = ['mon', 'sun'].map((code, index) => ({ code, name: code, apiPath: '', index }));
  const at = (code: string, name: string) => ({
    data: { ...daily, items, currentItemCode: code, contents: [{ ...gag, name }] },
  });
  const { router } = await open('/menu/all_novel/daily?currentItemCode=sun', {
    'GET /menu/all_novel/daily/sun': at('sun', 'Sunday’s'),
    'GET /menu/all_novel/daily/mon': at('mon', 'Monday’s'),
  });
  const shown = page.getByRole('article');
  const item = (name: string) =>
    page.getByRole('navigation', { name: 'By day' }).getByRole('link', { name });
  await expect.element(shown).toHaveTextContent('Sunday’s');
  await expect.element(item('sun')).toHaveAttribute('aria-current', 'page');
  await item('mon').click();
  await expect.element(shown).toHaveTextContent('Monday’s');
  await expect.element(item('mon')).toHaveAttribute('aria-current', 'page');
  expect(router.state.location.search).toBe('?currentItemCode=mon');
});

it.each([true, false])('a menu numbers its titles where they are ranked: %s', async (ranked) => {
  const contents = ['First', 'Second'].map((name, index) => ({ ...gag, id: index + 1, name }));
  const best = { ...daily, code: 'best', title: 'Best of June', ranked, contents };
  await open('/menu/all_novel/best', { 'GET /menu/all_novel/best': { data: best } });
  const shown = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Second' });
  await expect.element(shown).toBeVisible();
  const number = shown.getByLabelText(reading.rank.replace('{{rank}}', '2'), { exact: true });
  expect(number.elements()).toHaveLength(ranked ? 1 : 0);
});

it.each([
  ['/menu/all_novel/daily', '/menu/all_comic/daily', 'GET /menu/all_novel/daily', daily],
  ['/all_novel/genre/drama', '/all_comic/genre/drama', 'GET /menu/all_novel/genre/drama', list],
])('%s leaves none of its menus to %s, which does not come', async (at, next, call, data) => {
  const { router } = await open(at, { [call]: { data }, [call.replace('novel', 'comic')]: 500 });
  await expect.element(navigation.getByRole('link', { name: 'By day' })).toBeVisible();
  router.navigate(next);
  await expect.element(page.getByRole('button', { name: frame.retry })).toBeVisible();
  expect(navigation.getByRole('link').elements()).toEqual([]);
  expect(chips.elements().map((link) => link.textContent)).not.toContain(genres.horror);
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

const home: Home = {
  popups: [],
  topBanner: [],
  sections: [
    {
      id: 1,
      sectionUiType: 'normal',
      elementUiType: 'normal',
      title: 'Summer',
      additionalText: '',
      urlScheme: null,
      urlHttp: '/menu/content_catalog/3',
      elements: [],
    },
  ],
  menu,
};

it.each([
  ['/menu/all_novel/daily', 'By day'],
  ['/all_novel/genre/drama', genres.drama],
  ['/menu/all_novel/event', reading.eventsTitle],
  ['/menu/content_catalog/3', 'Summer'],
  ['/menu/all_novel/adult', reading.adultTitle],
])('%s keeps its heading where its list does not come', async (at, name) => {
  const { router } = await open('/?category=all_novel', {
    'GET /all_novel/home': { data: home },
    'GET /menu/all_novel/daily': 'offline',
    'GET /menu/all_novel/genre/drama': 500,
    'GET /all_novel/event': 500,
    'GET /content_catalog/3': 500,
    'GET /all_novel/adult': 'offline',
  });
  await expect.element(navigation.getByRole('link', { name: 'By day' })).toBeVisible();
  router.navigate(at);
  const main = page.getByRole('main');
  await expect.element(main.getByRole('button', { name: frame.retry })).toBeVisible();
  const headings = main.getByRole('heading', { level: 1 });
  expect(headings.elements().map((each) => each.textContent)).toEqual([name]);
  if (at.endsWith('/adult')) return;
  await expect.element(navigation.getByRole('link', { name: 'By day' })).toBeVisible();
});

it.each([
  ['/menu/all_novel/daily', 'GET /menu/all_novel/daily'],
  ['/menu/content_catalog/3', 'GET /content_catalog/3'],
])('%s that nothing is known of is headed by what went wrong', async (at, call) => {
  await open(at, { [call]: 500 });
  const main = page.getByRole('main');
  await expect.element(main.getByRole('button', { name: frame.retry })).toBeVisible();
  expect(main.getByRole('heading', { level: 1 }).elements()).toHaveLength(1);
});
