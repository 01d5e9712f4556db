import '@hanji/ui-kit/tokens/tokens.css';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { genres } from '@hanji/i18n/locales/en-US/genres.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { viewer } from '@hanji/i18n/locales/en-US/viewer.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readingRoutes } from '#routes.ts';
import { answerCalls } from '#testing/answer-calls.ts';
import { someContentHome } from '#testing/content-homes.ts';

const korean = someContentHome([], { id: 1, name: '한지', languageId: 'ko-KR' });
const english = someContentHome([], { id: 2, name: 'Hanji paper' });
const languages = [
  { code: 'ko-KR', label: '한국어', sort: 0, link: 'https://ko.hanji.example' },
  { code: 'en-US', label: 'English', sort: 1, link: 'https://en.hanji.example' },
];

async function open(at: string, others: typeof korean.languages) {
  answerCalls({
    'GET /app/config/web': { data: { languages } },
    'GET /comic/1': { data: { ...korean, languages: others } },
    'GET /comic/2': { data: english },
  });
  const edition = someEdition();
  const routes = editionRoutes(edition, [...readingRoutes]);
  return openSite({ edition, routes, at, words: { genres, reading, units, viewer } });
}
const heading = page.getByRole('heading', { level: 1 });

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

it('leads from a title in another language to the same work in the language that is spoken', async () => {
  const others = [
    { languageId: 'fr-FR', type: 'comic', id: 3 },
    { languageId: 'en-US', type: 'comic', id: 2 },
  ] as const;
  const { router } = await open('/comic/1', [...others]);
  await expect.element(heading).toHaveTextContent('Hanji paper');
  expect(router.state.location.pathname).toBe('/comic/2');
  await expect.poll(() => page.getByText('한국어').elements()).toEqual([]);
});

it('says which language a work is in that is not read here, and leads to where it is', async () => {
  const { router } = await open('/comic/1', [{ languageId: 'fr-FR', type: 'comic', id: 3 }]);
  await expect.element(heading).toHaveTextContent('한지');
  await expect.element(page.getByText('Language of this title: 한국어')).toBeVisible();
  const link = page.getByRole('link', { name: reading.ownSiteOfTitle });
  await expect.element(link).toHaveAttribute('href', 'https://ko.hanji.example/comic/1');
  expect(router.state.location.pathname).toBe('/comic/1');
});
