import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import type { Accessibility, Content, ContentCard } from '@hanji/contract/entities/content.ts';
import { contributorRoles } from '@hanji/contract/vocabulary.ts';
import { accessibilityStatements } from '@hanji/domain/accessibility/statements.ts';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { accessibility as words } from '@hanji/i18n/locales/en-US/accessibility.ts';
import { genres } from '@hanji/i18n/locales/en-US/genres.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readingRoutes } from '#routes.ts';
import { answerCalls } from '#testing/answer-calls.ts';
import { someChapter } from '#testing/chapter-views.ts';
import { someContentHome } from '#testing/content-homes.ts';

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

const { content: bare } = someContentHome([]);

function someCard(id: number, name: string): ContentCard {
  const { type, status, themeColor, restrictedAge, mature, badge, totalViews } = bare;
  const shown = { type, status, themeColor, restrictedAge, mature, badge, totalViews };
  return { ...shown, id, name, genres: [], authors: [], thumbnail: null, gaugeUsable: false };
}

async function open(facts: Partial<Content>, seriesTitles: readonly ContentCard[] = []) {
  await page.viewport(1280, 900);
  const home = someContentHome([someChapter({ id: 1, name: 'One' })], facts);
  answerCalls({ 'GET /comic/1': { data: { ...home, seriesTitles } } });
  const edition = someEdition();
  const routes = editionRoutes(edition, [...readingRoutes]);
  const shown = { reading, units, genres, accessibility: words };
  const site = await openSite({ edition, routes, at: '/comic/1', words: shown });
  await expect.element(page.getByRole('heading', { name: 'A title', level: 1 })).toBeVisible();
  return site;
}

const button = page.getByRole('button', { name: 'Accessibility', exact: true });

/** What stands in the list of facts under a term. */
function factOf(term: string): string | null | undefined {
  const all = page.getByRole('term').elements();
  return all.find(({ textContent }) => textContent === term)?.nextElementSibling?.textContent;
}

/** Headings of what is stated, each with its statements. */
function stated(): Record<string, readonly (string | null)[]> {
  const region = page.getByRole('region', { name: 'Accessibility' });
  return Object.fromEntries(
    region
      .getByRole('heading', { level: 3 })
      .elements()
      .map((heading) => [
        heading.textContent,
        [...(heading.nextElementSibling?.querySelectorAll('li') ?? [])].map(
          (item) => item.textContent,
        ),
      ]),
  );
}

it('names who else worked on a title in each role, and leads to what bears their name', async () => {
  const contributors = contributorRoles.toReversed().map((role) => ({ name: `One ${role}`, role }));
  const { router } = await open({
    contributors: [...contributors, { name: 'Two', role: 'editor' }],
  });
  expect(factOf('Translator')).toBe('One translator');
  expect(factOf('Editor')).toBe('One editorTwo');
  const terms = page
    .getByRole('term')
    .elements()
    .map(({ textContent }) => textContent);
  expect(terms.slice(0, 3)).toEqual(['Adapter', 'Inker', 'Colorist']);
  expect(new Set(terms).size).toBe(contributorRoles.length + 2);
  await page.getByRole('link', { name: 'One translator' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/search/One%20translator');
});

it('says which part of a series a title is, lists the others, and leads to all of them', async () => {
  const series = { name: 'Lighthouse', position: '2.5' };
  const { router } = await open({ series }, [someCard(2, 'Dusk'), someCard(3, 'Dawn')]);
  const others = page.getByRole('region', { name: 'More in this series' });
  await expect.element(others.getByRole('link', { name: /Dawn/ })).toBeInTheDocument();
  expect(others.getByRole('link').elements()).toHaveLength(2);
  await page.getByRole('link', { name: 'Lighthouse, book 2.5' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/search/Lighthouse');
});

it('leads nowhere where a title is alone in its series', async () => {
  await open({ series: { name: 'Lighthouse', position: null } });
  expect(factOf('Series')).toBe('Lighthouse');
  expect(page.getByRole('link', { name: 'Lighthouse' }).elements()).toEqual([]);
  expect(page.getByRole('region', { name: 'More in this series' }).elements()).toEqual([]);
});

const declared: Accessibility = {
  modes: ['textual', 'visual'],
  sufficient: [['textual']],
  features: ['displayTransformability', 'alternativeText', 'tableOfContents', 'MathML'],
  hazards: ['unknown'],
  conformance: { epub: '1.1', wcag: '2.2', level: 'AA' },
  certifier: 'Lamp House',
  credential: 'Seal',
  summary: 'All pictures are described.\nAll of them.',
};

it('states what a book declares of its accessibility once it is asked for', async () => {
  await open({ accessibility: declared, languageId: 'fr-FR' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  expect(page.getByText(/^All pictures are described/).elements()).toEqual([]);
  await button.click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByText('As stated by the publisher')).toBeVisible();
  expect(stated()).toEqual({
    'Ways of reading': [
      'Appearance can be modified',
      'Readable in read aloud or dynamic braille',
      'Has alternative text',
    ],
    Conformance: [
      'Meets accepted accessibility standards',
      'Claims to meet EPUB Accessibility 1.1 and WCAG 2.2, level AA',
      'Certified by Lamp House',
      'Credential: Seal',
    ],
    Navigation: ['Table of contents'],
    'Rich content': ['Math formulas in accessible format (MathML)'],
    Hazards: ['The presence of hazards is unknown'],
    'Accessibility summary': [],
  });
  const summary = page.getByText(/^All pictures are described/);
  await expect.element(summary).toHaveAttribute('lang', 'fr-FR');
  await button.click();
  await expect.element(summary).not.toBeInTheDocument();
});

it('says of a book that declares little what is not known of it', async () => {
  const { modes: _, ...rest } = declared;
  const little = { ...rest, modes: [], sufficient: [], features: [], hazards: [], summary: '' };
  await open({ accessibility: { ...little, conformance: null, certifier: '', credential: '' } });
  await button.click();
  await expect.element(page.getByText('As stated by the publisher')).toBeVisible();
  expect(stated()).toEqual({
    'Ways of reading': [
      'No information about modifying the appearance is available',
      'No information about nonvisual reading is available',
    ],
    Conformance: ['No information about conformance is available'],
  });
});

it('shows nothing of all this where a title has none of it', async () => {
  await open({});
  expect(button.elements()).toEqual([]);
  expect(
    page
      .getByRole('term')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Schedule', 'Rating']);
});

it('has a phrase for each statement and heading, and none for what is never said', () => {
  const own = 'summary asDeclared claims certifiedBy credential'.split(' ');
  const said = Object.entries(accessibilityStatements).flat(2);
  expect(Object.keys(words).toSorted()).toEqual([...said, ...own].toSorted());
});

it('says how much is said about a title, where anything may be', async () => {
  await open({ totalComments: 1204 });
  await expect.element(page.getByText('1.2K comments')).toBeVisible();
  await open({ totalComments: 1204, commentEnabled: false });
  expect(page.getByText(/comment/).elements()).toEqual([]);
});
