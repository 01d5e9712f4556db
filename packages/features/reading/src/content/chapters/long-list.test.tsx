import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { genres } from '@hanji/i18n/locales/en-US/genres.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readingRoutes } from '#routes.ts';
import { answerCalls } from '#testing/answer-calls.ts';
import { someChapter } from '#testing/chapter-views.ts';
import { someContentHome } from '#testing/content-homes.ts';

const count = 2000;
const chapters = Array.from({ length: count }, (_, index) =>
  someChapter({ id: index + 1, sort: index + 1, name: `Day ${index + 1}` }),
);

async function open(at: string, listed = chapters) {
  answerCalls({ 'GET /comic/1': { data: someContentHome(listed) } });
  const edition = someEdition();
  const routes = editionRoutes(edition, [...readingRoutes]);
  return openSite({ edition, routes, at, words: { reading, units, genres } });
}

const row = (day: number) => page.getByRole('link', { name: `Day ${day}`, exact: true });
const rows = () => page.getByRole('link', { name: /^Day \d+$/ }).elements();
const jump = page.getByRole('combobox', { name: reading.jumpTo });

beforeEach(() => page.viewport(390, 844));
afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
  window.scrollTo(0, 0);
});

it('has few of very many rows, wherever it is scrolled to, and room for all', async () => {
  await open('/comic/1');
  await expect.element(row(1)).toBeVisible();
  expect(rows().length).toBeLessThan(200);
  expect(document.documentElement.scrollHeight).toBeGreaterThan(count * 80);
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(row(count)).toBeInTheDocument();
  window.scrollTo(0, 0);
  await expect.poll(() => rows().length).toBeLessThan(200);
  await expect.element(row(1)).toBeInViewport();
});

it('says the number of a chapter whose name does not', async () => {
  const named = ['The lamp', 'Day 2', 'The last day'].map((name, index) =>
    someChapter({ id: index + 1, sort: index === 2 ? 1234 : index + 1, name }),
  );
  await open('/comic/1', named);
  await expect.element(page.getByText('Chapter 1', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Chapter 1,234', { exact: true })).toBeVisible();
  expect(page.getByText('Chapter 2', { exact: true }).elements()).toEqual([]);
});

it('is where it was for who comes back', async () => {
  const { router } = await open('/comic/1');
  await jump.selectOptions('301–400');
  await expect.element(row(301)).toBeInViewport();
  const left = scrollY;
  router.navigate('/error');
  await expect.poll(rows).toEqual([]);
  router.navigate(-1);
  await expect.element(row(301)).toBeInViewport();
  expect(scrollY).toBe(left);
});

it('leads to every hundred, in either order', async () => {
  await open('/comic/1');
  await expect.element(jump).toBeVisible();
  await jump.selectOptions('1201–1300');
  await expect.element(row(1201)).toBeInViewport();
  await page.getByRole('button', { name: reading.sortOldest }).click();
  await jump.selectOptions('800–701');
  await expect.element(row(800)).toBeInViewport();
});

it('opens at the row that a link names', async () => {
  const { router } = await open('/error');
  router.navigate('/comic/1#chapter-1500');
  await expect.element(row(1500)).toBeInViewport();
});

it('[A2-095] keeps the order in the address, through a tab, back and forward', async () => {
  const { router } = await open('/comic/1?tab=EPISODE');
  await page.getByRole('button', { name: reading.sortOldest }).click();
  await expect.poll(() => router.state.location.search).toBe('?tab=EPISODE&sort=newest');
  await expect.element(row(count)).toBeVisible();
  router.navigate('/error');
  await expect.poll(rows).toEqual([]);
  router.navigate(-1);
  await expect.element(row(count)).toBeVisible();
  expect(row(1).elements()).toEqual([]);
  await page.getByRole('button', { name: reading.sortNewest }).click();
  await expect.poll(() => router.state.location.search).toBe('?tab=EPISODE');
});
