import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { someChapter } from '#testing/chapter-views.ts';
import { someContentHome } from '#testing/content-homes.ts';
import { openTitle } from '#testing/open-title.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

const sort = page.getByRole('button', { name: reading.sortOldest });

it.each([
  ['EPISODE', reading.chaptersEmptyTitle],
  ['VOLUME', reading.volumesEmptyTitle],
])('says that there is nothing under %s, and offers no order of it', async (tab, said) => {
  const home = someContentHome([], { chapters: { episode: 1, volume: 1 } });
  await openTitle({
    at: `/comic/1?tab=${tab}`,
    answers: { 'GET /comic/1': { data: home }, 'GET /comic/1/volume': { data: { chapters: [] } } },
  });
  await expect.element(page.getByRole('heading', { name: said })).toBeVisible();
  await expect.element(page.getByRole('tab', { name: reading.volumes })).toBeVisible();
  expect(sort.elements()).toEqual([]);
});

it('offers an order of what there is', async () => {
  const home = someContentHome([someChapter()], { chapters: { episode: 1, volume: 1 } });
  await openTitle({ answers: { 'GET /comic/1': { data: home } } });
  await expect.element(sort).toBeInTheDocument();
});
