import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import type { SearchPage } from '@hanji/contract/entities/home.ts';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { genres } from '@hanji/i18n/locales/en-US/genres.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readingRoutes } from '#routes.ts';
import { someCard } from '#testing/some-card.ts';

/** Answers searches with `total` titles, page by page, and gives what was sent. */
function answerSearches(total: number): Record<string, string>[] {
  const sent: Record<string, string>[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!(input instanceof Request ? input.url : String(input)).endsWith('/search'))
      return Response.json({ data: null, result: { code: 404, message: '', debug: null } });
    const form = init?.body instanceof URLSearchParams ? Object.fromEntries(init.body) : {};
    sent.push(form);
    const [pageNo, pageSize] = [Number(form['pageNo']), Number(form['pageSize'])];
    const first = pageNo * pageSize;
    const count = Math.max(0, Math.min(pageSize, total - first));
    const data: SearchPage = {
      contents: Array.from({ length: count }, (_, place) => {
        const id = first + place + 1;
        return someCard({ id, name: `Tide ${id}` });
      }),
      page: { pageNo, pageSize, total, hasNext: first + count < total },
    };
    return Response.json({ data, result: { code: 200, message: '', debug: null } });
  });
  return sent;
}

async function openSearch(at: string) {
  const edition = someEdition();
  const routes = editionRoutes(edition, [...readingRoutes]);
  return openSite({ edition, routes, at, words: { genres, reading, units } });
}
const field = page.getByRole('combobox', { name: 'Search' });
const cards = page.getByRole('article');

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
  window.scrollTo(0, 0);
});

it('[A2-015] [A4-098] [A5-028] [A9-010] sends query, page and a size of 100, and goes on 300 px before the end while there is more', async () => {
  const sent = answerSearches(130);
  await openSearch('/search/tide');
  await expect.poll(() => cards.elements().length).toBe(100);
  expect(sent).toEqual([{ query: 'tide', pageNo: '0', pageSize: '100' }]);
  const more = page.getByRole('button', { name: reading.loadMore }).element();
  const below = () => more.getBoundingClientRect().top - window.innerHeight;
  window.scrollTo(0, window.scrollY + below() - 400);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(sent).toHaveLength(1);
  window.scrollBy(0, 150);
  await expect.poll(() => cards.elements().length).toBe(130);
  expect(sent.slice(1)).toEqual([{ query: 'tide', pageNo: '1', pageSize: '100' }]);
  window.scrollTo(0, document.documentElement.scrollHeight);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(sent).toHaveLength(2);
});

it('[A4-097] [A4-101] is idle, then has its results or none, and is idle again when one comes back', async () => {
  answerSearches(1);
  const { router } = await openSearch('/search');
  await expect.element(page.getByText(reading.searchIdleTitle)).toBeVisible();
  await field.fill('tide');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => cards.elements().length).toBe(1);
  expect(page.getByText(reading.searchIdleTitle).elements()).toEqual([]);
  answerSearches(0);
  await field.fill('nothing');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(reading.noResultsText)).toBeVisible();
  expect(cards.elements()).toEqual([]);
  router.navigate('/error');
  await expect.poll(() => field.elements()).toEqual([]);
  router.navigate('/search');
  await expect.element(page.getByText(reading.searchIdleTitle)).toBeVisible();
  await expect.element(field).toHaveValue('');
  expect(cards.elements()).toEqual([]);
});

it('[A4-102] pushes the route, stores the keyword and begins the list anew with each search', async () => {
  const sent = answerSearches(120);
  const { router } = await openSearch('/search');
  for (const keyword of ['tide', 'moon']) {
    await field.fill(keyword);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => router.state.location.pathname).toBe(`/search/${keyword}`);
    // The cards of the search before stand there until it has begun.
    await expect.poll(() => sent.at(-1)?.query).toBe(keyword);
    await expect.poll(() => cards.elements().length).toBe(100);
  }
  expect(localStorage.getItem('keywords')).toBe('moon,tide');
  expect(sent.map(({ query, pageNo }) => [query, pageNo])).toEqual([
    ['tide', '0'],
    ['moon', '0'],
  ]);
  router.navigate(-1);
  await expect.poll(() => router.state.location.pathname).toBe('/search/tide');
  await expect.element(field).toHaveValue('tide');
});

it('searches for what browsers take for a way up in an address', async () => {
  const sent = answerSearches(1);
  const { router } = await openSearch('/search');
  await field.fill('..');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sent.at(-1)?.query).toBe('..');
  await expect
    .poll(() => new URL(router.state.location.pathname, location.href).pathname)
    .toContain('/search/');
  await expect.element(field).toHaveValue('..');
});

it('[A4-100] goes home when it is closed, and from there back to no search that was closed', async () => {
  answerSearches(1);
  const { router } = await openSearch('/error');
  router.navigate('/search');
  for (const keyword of ['tide', 'moon']) {
    await field.fill(keyword);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => router.state.location.pathname).toBe(`/search/${keyword}`);
    await expect.element(field).toHaveValue(keyword);
  }
  await page.getByRole('main').getByRole('button', { name: 'Go to Home' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/');
  await expect.poll(() => field.elements()).toEqual([]);
  router.navigate(-1);
  await expect.poll(() => router.state.location.pathname).toBe('/error');
});

it('[A4-099] opens the recent keywords on focus and closes them on blur', async () => {
  const { router } = await openSearch('/error');
  localStorage.setItem('keywords', 'tide');
  router.navigate('/search');
  await field.click();
  await expect.element(page.getByRole('row', { name: /tide/ })).toBeVisible();
  await userEvent.tab({ shift: true });
  await expect.poll(() => page.getByRole('row').elements()).toEqual([]);
});
