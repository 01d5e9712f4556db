import '@hanji/ui-kit/tokens/tokens.css';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import type { ComponentProps } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ContentFacts } from './ContentFacts.tsx';

const facts: ComponentProps<typeof ContentFacts>['content'] = {
  authors: [
    { name: '김 한지/둘', role: 'writer' },
    { name: 'Ines', role: 'original_creator' },
  ],
  contributors: [
    { name: 'Li Wei', role: 'translator' },
    { name: 'Ro', role: 'colorist' },
  ],
  series: { name: 'Lighthouse', position: '2.5' },
  publisherName: 'Ink & Co',
  publishDay: [],
  status: 'started',
  restrictedAge: 0,
};

async function openFacts() {
  const edition = someEdition();
  const routes = editionRoutes(edition, [
    { path: '/', element: <ContentFacts content={facts} inSeries /> },
    { path: '/search/:keyword?', element: <h1>Search</h1> },
  ]);
  return openSite({ edition, routes, words: { reading, units } });
}

afterEach(() => closeSite());

it.each([
  ['김 한지/둘', 'writer:김 한지/둘'],
  ['Ines', 'original_creator:Ines'],
  ['Ink & Co', 'publisher:Ink & Co'],
  ['Li Wei', 'Li Wei'],
  ['Lighthouse, book 2.5', 'Lighthouse'],
])('[B3-032] [B3-033] a press on %s searches for %s', async (name, criterion) => {
  const { router } = await openFacts();
  await page.getByRole('link', { name }).click();
  await expect
    .poll(() => router.state.location.pathname)
    .toBe(`/search/${encodeURIComponent(criterion)}`);
});
