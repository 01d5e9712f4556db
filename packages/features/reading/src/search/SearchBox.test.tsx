import '@hanji/ui-kit/tokens/tokens.css';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SearchPage } from './SearchPage.tsx';

const searched = Array.from({ length: 12 }, (_, index) => `word ${index}`);

async function openSuggestions(width: number) {
  await page.viewport(width, 800);
  const edition = someEdition();
  const routes = editionRoutes(edition, [
    { path: '/', element: <h1>Home</h1> },
    { path: '/search/:keyword?', element: <SearchPage /> },
  ]);
  const { router } = await openSite({ edition, routes, words: { reading } });
  localStorage.setItem('keywords', searched.map(encodeURIComponent).join(','));
  router.navigate('/search');
  await page.getByRole('combobox', { name: 'Search' }).click();
}
function suggestions(): string[] {
  const rows = page.getByRole('row').elements();
  return rows.map((row) => row.textContent);
}

afterEach(async () => {
  closeSite();
  await page.viewport(1280, 800);
});

it.each([
  [767, 10],
  [768, 5],
])(
  '[A2-013] [A2-085] [A9-012] [B9-021] at %i px suggests the newest %i keywords',
  async (width, count) => {
    await openSuggestions(width);
    await expect.poll(suggestions).toEqual(searched.slice(0, count));
  },
);

it('[A2-014] deletes one keyword for good, and the next comes up', async () => {
  await openSuggestions(1280);
  await page.getByRole('button', { name: 'Delete “word 1”', exact: true }).click();
  await expect.poll(suggestions).toEqual(['word 0', 'word 2', 'word 3', 'word 4', 'word 5']);
  expect(localStorage.getItem('keywords')?.split(',')).toHaveLength(9);
  expect(localStorage.getItem('keywords')).not.toMatch(/word%201(,|$)/);
});
