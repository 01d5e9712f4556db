import type {
  FinishedPage,
  PageAnswer,
  PageCall,
  PagePlan,
  PageVisit,
} from '@hanji/contract/pages.ts';
import { languageCookie } from '@hanji/i18n/language-cookie.ts';
import { phrases as english } from '@hanji/i18n/locales/en-US/phrases.ts';
import { phrases as french } from '@hanji/i18n/locales/fr-FR/phrases.ts';
import { describe, expect, it } from 'vitest';
import { defineEdition } from '#edition.ts';
import type { FirstScreen, Pages } from '#pages/page.ts';
import type { DrawPage } from '#pages/first-drawing.ts';
import { pagePlanner } from './page-planner.ts';

const edition = defineEdition({
  id: 'global',
  locales: ['en-US', 'fr-FR'],
  timeZone: 'UTC',
  currency: 'USD',
  verifiesAdults: false,
  signIn: [],
  capabilities: ['reading'],
});
const loaders = {
  'en-US': async () => ({ phrases: english }),
  'fr-FR': async () => ({ phrases: french }),
};

type Title = { readonly name: string; readonly about: string; readonly cover: string };

const title: FirstScreen = {
  call: ({ params, query }): PageCall | null =>
    /^\d+$/.test(params['id'] ?? '')
      ? { endpoint: 'title', arg: params['id'], path: `/title/${params['id']}?${query}` }
      : null,
  components: ({ query }) => (query.has('tab') ? ['TitleTab'] : []),
  head: (_, data, { params }) => ({
    title: data === null ? undefined : (data as Title).name,
    description: data === null ? undefined : (data as Title).about,
    kind: 'book',
    language: params['id'] === '7' ? 'fr-FR' : undefined,
  }),
  pictures: async (data) => [{ url: (data as Title).cover }, { url: '/second.webp' }],
};

const pages: Pages = {
  '/': { component: 'HomePage' },
  '/title/:id': { component: 'TitlePage', query: ['tab'], first: title },
  '/shelf/:tab': {
    first: {
      call: ({ params }) => (params['tab'] === 'recent' ? undefined : null),
      head: (_words, _data, { wide }) => ({
        title: wide ? 'Shelf' : 'Narrow shelf',
        robots: 'noindex',
        picture: { url: '/shelf.png' },
      }),
    },
  },
  '/library': { access: 'member', component: 'LibraryPage' },
  '/old': { redirect: '/title/1' },
};
/** Says what there is to draw with. */
const draw: DrawPage = async ({ visit: { pathname }, ...drawing }) =>
  JSON.stringify({ pathname, ...drawing });
const planPage = pagePlanner({ edition, pages, phrases: loaders, draw });

const settings = { supportEmail: 'help@operator.example' };
const visit: PageVisit = {
  pathname: '/',
  search: '',
  cookies: '',
  languages: [],
  userAgent: 'Firefox',
  signedIn: false,
};

function planned(address: string, more: Partial<PageVisit> = {}): Promise<PagePlan> {
  const { pathname, search } = new URL(address, 'http://site');
  return planPage({ ...visit, pathname, search, ...more }, settings);
}

async function pageAt(address: string, more: Partial<PageVisit> = {}) {
  const plan = await planned(address, more);
  if (plan.kind !== 'page') throw new Error(`${address} leads to ${plan.to}`);
  return plan;
}

async function finished(address: string, answer: PageAnswer | null = null) {
  return (await pageAt(address)).finish(answer);
}

describe('an address leads', () => {
  it('to a page with its component, its call and what the first screen needs besides', async () => {
    expect(await pageAt('/title/12?tab=1')).toMatchObject({
      locale: 'en-US',
      languages: ['en-US', 'fr-FR'],
      components: ['TitlePage', 'TitleTab'],
      call: { endpoint: 'title', arg: '12', path: '/title/12?tab=1' },
    });
    const more = await pageAt('/title/12?x=1&tab=1&tab=2', { userAgent: 'Chrome/150' });
    expect(more.reads).toEqual({ search: '?tab=1', userAgent: 'Wide' });
    expect(more.reads).toEqual((await pageAt('/title/12?tab=1')).reads);
    expect(await pageAt('/')).toMatchObject({ components: ['HomePage'], call: null });
    expect(await pageAt('/shelf/recent')).toMatchObject({ components: [], call: null });
  });

  it.each([
    ['/library?x=1', {}, '/login?redirect=%2Flibrary%3Fx%3D1'],
    ['/old', {}, '/title/1'],
    ['/login?redirect=%2Ftitle%2F2', { signedIn: true }, '/title/2'],
  ])('on, from %s', async (address, more, to) => {
    expect(await planned(address, more)).toEqual({ kind: 'redirect', to });
  });

  it('to a page of members for one who is signed in', async () => {
    expect((await pageAt('/library', { signedIn: true })).components).toEqual(['LibraryPage']);
  });

  it.each(['/nowhere', '/title/none', '/shelf/other'])(
    'to no page where there is none: %s',
    async (address) => {
      const plan = await pageAt(address);
      expect(plan).toMatchObject({ components: ['NotFoundPage'], call: null });
      expect(await plan.finish(null)).toEqual({
        status: 404,
        head: {
          title: 'Page not found – Hanji',
          brand: 'Hanji',
          description: 'Read web comics and web novels on Hanji.',
          kind: 'website',
          robots: 'noindex',
          picture: null,
          language: null,
        },
        preload: [],
        draw: expect.any(Function),
      });
    },
  );
});

it.each([
  ['its address', '/?language=fr-FR', { cookies: languageCookie('en-US') }, 'fr-FR'],
  ['the cookie', '/', { cookies: languageCookie('fr-FR'), languages: ['en'] }, 'fr-FR'],
  ['the browser', '/', { languages: ['fr-CA', 'en'] }, 'fr-FR'],
  ['nobody', '/', {}, 'en-US'],
  ['an address with a language that the edition lacks', '/?language=ko-KR', {}, 'en-US'],
  ['an address with no language at all', '/?language=x', { languages: ['fr'] }, 'fr-FR'],
])('is in the language that %s asks for', async (_, address, more, locale) => {
  const plan = await pageAt(address, more);
  expect(plan.locale).toBe(locale);
  const { frame } = locale === 'fr-FR' ? french : english;
  expect((await plan.finish(null)).head.description).toBe(frame.siteDescription);
});

describe('the first screen is drawn', () => {
  const data: Title = { name: 'Tide', about: '', cover: '/tide.webp' };
  const drawnOf = async (page: FinishedPage) => JSON.parse(await page.draw()) as unknown;

  it('of what the call answered, in the language of the page', async () => {
    expect(await drawnOf(await finished('/title/1', { code: 200, data }))).toEqual({
      pathname: '/title/1',
      settings,
      locale: 'en-US',
      answer: { endpoint: 'title', arg: '1', data },
      pictures: [{ url: '/tide.webp' }, { url: '/second.webp' }],
    });
  });

  it('of nothing where there is no answer; not at all where it says that there is no page', async () => {
    const nothing = { answer: null, pictures: [] };
    expect(await drawnOf(await finished('/title/1'))).toMatchObject(nothing);
    expect(await drawnOf(await finished('/nowhere'))).toMatchObject(nothing);
    expect(await (await finished('/title/1', { code: 404, data: null })).draw()).toBe('');
  });
});

describe('the head', () => {
  const data: Title = { name: 'Tide', about: ' A \n  tale. ', cover: '/tide.webp' };

  it('says what the call answered, and names its pictures', async () => {
    expect(await finished('/title/1', { code: 200, data })).toEqual({
      status: 200,
      head: {
        title: 'Tide – Hanji',
        brand: 'Hanji',
        description: 'A tale.',
        kind: 'book',
        robots: 'index',
        picture: { url: '/tide.webp' },
        language: null,
      },
      preload: [{ url: '/tide.webp' }, { url: '/second.webp' }],
      draw: expect.any(Function),
    });
    expect((await finished('/title/7', { code: 200, data })).head.language).toBe('fr-FR');
  });

  it('has what the page says before what follows from its answer', async () => {
    expect((await finished('/shelf/recent')).head).toMatchObject({
      title: 'Shelf – Hanji',
      robots: 'noindex',
      picture: { url: '/shelf.png' },
      description: english.frame.siteDescription,
      kind: 'website',
    });
    expect((await finished('/')).head).toMatchObject({ title: 'Hanji', robots: 'index' });
  });

  it('is opened for a narrow screen by the browser of a phone', async () => {
    const plan = await pageAt('/shelf/recent', { userAgent: 'Firefox (Android 15; Mobile)' });
    expect((await plan.finish(null)).head.title).toBe('Narrow shelf – Hanji');
  });

  it.each([
    [null, 'index', 'Hanji'],
    [500, 'index', 'Hanji'],
    [503, 'index', 'Hanji'],
    [499, 'noindex', 'That did not work – Hanji'],
    [401, 'noindex', 'Sign in to read on – Hanji'],
    [429, 'index', 'Hanji'],
    [451, 'noindex', 'Age verification required – Hanji'],
  ])('after the answer %s says %s and %s', async (code, robots, named) => {
    const page = await finished('/title/1', code === null ? null : { code, data });
    expect(page).toMatchObject({ status: 200, head: { title: named, robots } });
    expect(page.head).toMatchObject({ description: english.frame.siteDescription, picture: null });
    expect(page.preload).toEqual([]);
  });

  it.each([404, 410])('of a page whose call answers %d is that of no page', async (code) => {
    const page = await finished('/title/1', { code, data: null });
    expect(page).toMatchObject({
      status: code,
      head: { title: 'Page not found – Hanji', robots: 'noindex' },
      preload: [],
    });
  });

  it.each([
    ['x'.repeat(200), 'x'.repeat(200)],
    ['x'.repeat(201), `${'x'.repeat(199)}…`],
    [`${'x'.repeat(198)}📚yz`, `${'x'.repeat(198)}…`],
    ['', english.frame.siteDescription],
  ])(
    'keeps a description to 200 characters, and no half of one: %s',
    async (about, description) => {
      const page = await finished('/title/1', { code: 200, data: { ...data, about } });
      expect(page.head.description).toBe(description);
    },
  );
});
