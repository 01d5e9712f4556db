import '@hanji/ui-kit/tokens/tokens.css';
import type { SearchSuggestions } from '@hanji/contract/entities/suggestion.ts';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SearchPage } from './SearchPage.tsx';

const field = page.getByRole('combobox', { name: 'Search' });
const options = page.getByRole('option');

type Asked = {
  readonly query: string | null;
  readonly signal: AbortSignal | undefined;
  readonly answer: (found: SearchSuggestions) => void;
  readonly fail: () => void;
};

/** Keeps what is asked for while something is typed until the test answers it. */
function holdSuggestions(): Asked[] {
  const asked: Asked[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href);
    if (!url.pathname.endsWith('/search/suggestion'))
      return Response.json({ data: null, result: { code: 404, message: '', debug: null } });
    return new Promise((resolve, reject) => {
      asked.push({
        query: url.searchParams.get('query'),
        signal: init?.signal ?? (input instanceof Request ? input.signal : undefined),
        answer: (data) =>
          resolve(Response.json({ data, result: { code: 200, message: '', debug: null } })),
        fail: () => reject(new TypeError('offline')),
      });
    });
  });
  return asked;
}
function titled(...names: readonly string[]): SearchSuggestions {
  const titles = names.map((name, at) => ({
    id: at + 1,
    type: 'comic' as const,
    name,
    authors: ['Ada Writer'],
  }));
  return { titles, authors: [] };
}

async function openSearch() {
  const edition = someEdition();
  const routes = editionRoutes(edition, [
    { path: '/', element: <h1>Home</h1> },
    { path: '/search/:keyword?', element: <SearchPage /> },
    { path: '/comic/:contentId', element: <h1>Title</h1> },
  ]);
  const { router } = await openSite({ edition, routes, words: { reading } });
  localStorage.setItem('keywords', 'harbour');
  router.navigate('/search');
  await field.click();
  await expect.element(page.getByRole('row', { name: /harbour/ })).toBeVisible();
  return router;
}
function texts(): string[] {
  return options.elements().map(({ textContent }) => textContent);
}

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

it('suggests titles, which lead to their pages, and authors, who are searched for', async () => {
  const asked = holdSuggestions();
  const router = await openSearch();
  await field.fill('tide');
  await expect.poll(() => asked.map(({ query }) => query)).toEqual(['tide']);
  asked[0]?.answer({ ...titled('Low Tide'), authors: ['Tess Tidewell'] });
  await expect.poll(texts).toEqual(['Low TideAda Writer', 'Tess Tidewell']);
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'Tide',
    'Tide',
  ]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe('/search/Tess%20Tidewell');
  expect(localStorage.getItem('keywords')).toBe('Tess%20Tidewell,harbour');

  await field.fill('tide');
  await options.first().click();
  await expect.poll(() => router.state.location.pathname).toBe('/comic/1');
});

it('ends the call of a word that another overtakes, and never shows its answer', async () => {
  const asked = holdSuggestions();
  await openSearch();
  await field.fill('tide');
  await expect.poll(() => asked.length).toBe(1);
  await field.fill('moon');
  await expect.poll(() => asked.map(({ query }) => query)).toEqual(['tide', 'moon']);
  expect(asked[0]?.signal?.aborted).toBe(true);
  asked[1]?.answer(titled('Moonrise'));
  asked[0]?.answer(titled('Low Tide'));
  await expect.poll(texts).toEqual(['MoonriseAda Writer']);
  await field.fill('moons');
  await expect.poll(() => asked.length).toBe(3);
  // What the beginning of the word suggested stands until the whole has its own.
  expect(texts()).toEqual(['MoonriseAda Writer']);
  asked[2]?.answer(titled());
  await expect.element(page.getByRole('row', { name: /harbour/ })).toBeVisible();
  expect(texts()).toEqual([]);
});

it('shows the recent keywords, and says nothing, where the service is not reached', async () => {
  const asked = holdSuggestions();
  await openSearch();
  await field.fill('tide');
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.fail();
  await field.fill('tides');
  await expect.poll(() => asked.length).toBe(2);
  await expect.element(page.getByRole('row', { name: /harbour/ })).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);
  asked[1]?.answer(titled('Tides'));
  await expect.poll(texts).toEqual(['TidesAda Writer']);
});
