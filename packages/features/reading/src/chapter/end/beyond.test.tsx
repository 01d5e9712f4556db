import '@hanji/ui-kit/tokens/tokens.css';
import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import type { ContentCard, ContentHome } from '@hanji/contract/entities/content.ts';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import type { EditionSlots } from '@hanji/edition/slots/edition-slots.ts';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { viewer } from '@hanji/i18n/locales/en-US/viewer.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readingRoutes } from '#routes.ts';
import { answerCalls, type Answer } from '#testing/answer-calls.ts';
import { someBanner } from '#testing/some-banner.ts';
import { someChapter, someView } from '#testing/chapter-views.ts';
import { someContentHome } from '#testing/content-homes.ts';

const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
const next = { id: 3, name: 'Three', thumbnail: null };

const banner = someBanner();

function other(id: number, name: string): ContentCard {
  const { genres, status, restrictedAge, mature } = someContentHome([]).content;
  return {
    genres,
    status,
    restrictedAge,
    mature,
    id,
    name,
    type: 'comic',
    themeColor: '#336699',
    badge: null,
    totalViews: 0,
    authors: [],
    thumbnail: null,
    gaugeUsable: false,
  };
}

const anna = { userId: 'anna', nickname: 'A', avatarImageUrl: null };

type Open = {
  /** A visitor where nobody is named. */
  readonly user?: typeof anna;
  readonly salesType?: 'product' | 'trial';
  readonly chapter?: Partial<ChapterView['chapter']>;
  readonly home?: Partial<ContentHome>;
  /** In place of that home. */
  readonly answer?: Answer;
  readonly slots?: EditionSlots;
  readonly commentEnabled?: boolean;
};

async function openEnd(open: Open) {
  const {
    salesType = 'product',
    commentEnabled = false,
    chapter,
    home,
    answer,
    user,
    slots,
  } = open;
  await page.viewport(400, 500);
  const at = `/comic/1/chapter/2/${salesType}`;
  const view = await someView('Two', [picture]);
  const came = answerCalls({
    'POST /comic/1/chapter/2/read': { data: null },
    [`GET ${at}`]: {
      data: {
        ...view,
        content: { ...view.content, commentEnabled },
        chapter: { ...view.chapter, ...chapter },
      },
    },
    'GET /comic/1': answer ?? { data: { ...someContentHome([someChapter()]), ...home } },
  });
  const edition = someEdition();
  const routes = editionRoutes(edition, [
    ...readingRoutes,
    { path: '/comment/:contentType/:contentId/:chapterId', element: <h1>Comments</h1> },
  ]);
  const words = { reading, units, viewer };
  await openSite({ edition, routes, at, words, ...(user && { user }), ...(slots && { slots }) });
  await expect.element(page.getByRole('button', { name: viewer.report })).toBeVisible();
  const before = [...came];
  growth.observe(document.body);
  return { came, before };
}

/** Stays at the end of a page, which grows while its parts come. */
const growth = new ResizeObserver(() => {
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
});

const link = (name: string | RegExp) => page.getByRole('link', { name });
/** What it is about stands before its title. */
const bannerName = /^Notice\s*The harbour festival$/;

afterEach(async () => {
  growth.disconnect();
  vi.restoreAllMocks();
  closeSite();
  await page.viewport(1280, 800);
});

it.each([
  ['below the next chapter', next],
  ['after the last chapter', null],
])('[B2-151] shows the title’s banner %s, with its words and a lazy picture', async (_, after) => {
  await openEnd({ chapter: { nextChapter: after }, home: { banners: [banner] } });
  const shown = link(bannerName);
  await expect.element(shown).toHaveAttribute('href', banner.webLinkUrl);
  const image = shown.element().querySelector('img');
  expect(image?.getAttribute('loading')).toBe('lazy');
  const card = page.getByRole('button', { name: viewer.report }).element();
  const below = card.compareDocumentPosition(shown.element());
  expect(below & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('recommends other titles after the last chapter, those of the series first', async () => {
  const home = { seriesTitles: [other(5, 'Its sequel')], recommends: [other(6, 'Another')] };
  const { before } = await openEnd({ home });
  expect(before).not.toContain('GET /comic/1');
  const section = page.getByRole('region', { name: reading.recommends });
  await expect.element(section.getByRole('link', { name: 'Another' })).toBeInTheDocument();
  const cards = section.getByRole('link').elements();
  expect(cards.map((card) => card.getAttribute('href'))).toEqual(['/comic/5', '/comic/6']);
});

it('[A2-107] goes on with a chapter that has come out meanwhile', async () => {
  const { chapters } = someContentHome([
    someChapter(),
    someChapter({ id: 9, name: 'New', sort: 3 }),
  ]);
  await openEnd({ home: { chapters } });
  await expect.element(page.getByText('New', { exact: true })).toBeVisible();
  await expect
    .element(link(viewer.continueReading))
    .toHaveAttribute('href', '/comic/1/chapter/9/product');
  expect(page.getByText(viewer.allRead).elements()).toEqual([]);
});

it.each([
  ['who has read the others', true, viewer.allRead],
  ['who has left one out', false, viewer.latestEpisode],
])('[A2-107] says after the last chapter to %s what is true', async (_, read, said) => {
  const before = someChapter({ id: 1, sort: 1 });
  const { chapters } = someContentHome([
    { ...before, activity: { ...before.activity, read } },
    someChapter(),
  ]);
  await openEnd({ home: { chapters }, user: anna });
  await expect.element(page.getByText(said)).toBeVisible();
});

it('says what the next chapter costs, and names other titles, once there is a connection again', async () => {
  let cutOff = true;
  const home = {
    ...someContentHome([someChapter(), someChapter({ id: 3, name: 'Three', sort: 3 })]),
    banners: [banner],
  };
  const { came } = await openEnd({
    chapter: { nextChapter: next },
    answer: () => (cutOff ? 'offline' : { data: home }),
  });
  await expect.poll(() => came).toContain('GET /comic/1');
  expect(link(bannerName).elements()).toEqual([]);
  cutOff = false;
  const onward = link(viewer.continueReading);
  const cost = () => onward.element().getAttribute('aria-describedby') ?? '';
  await expect
    .poll(() => {
      // What failed meanwhile hears of it with the next.
      window.dispatchEvent(new Event('online'));
      return document.getElementById(cost())?.textContent;
    })
    .toContain('3');
  await expect.element(link(bannerName)).toBeVisible();
});

it('names what its banner shows no second time, under one heading', async () => {
  const recommends = [other(8, 'The harbour'), other(6, 'Another')];
  await openEnd({ home: { recommends, banners: [banner] } });
  const section = page.getByRole('region', { name: reading.recommends });
  await expect.element(section.getByRole('link', { name: 'Another' })).toBeInTheDocument();
  await expect.element(section.getByRole('link', { name: bannerName })).toBeInTheDocument();
  expect(link('The harbour').elements()).toEqual([]);
  expect(page.getByRole('heading', { name: reading.recommends }).elements().length).toBe(1);
});

it('recommends nothing while a chapter follows', async () => {
  const home = { recommends: [other(6, 'Another')], banners: [banner] };
  await openEnd({ chapter: { nextChapter: next }, home });
  await expect.element(link(bannerName)).toBeVisible();
  expect(link('Another').elements()).toEqual([]);
  expect(page.getByRole('heading', { name: reading.recommends }).elements()).toEqual([]);
});

it.each([
  ['episode', viewer.wholeEpisode],
  ['volume', viewer.wholeVolume],
] as const)('leads from the end of a preview into the whole %s', async (unit, action) => {
  const home = { recommends: [other(6, 'Another')], banners: [banner] };
  const chapter = { unit, nextChapter: next };
  const { came } = await openEnd({ salesType: 'trial', chapter, home });
  await expect.element(page.getByText(viewer.endOfPreview)).toBeVisible();
  await expect.element(link(action)).toHaveAttribute('href', '/comic/1/chapter/2/product');
  // Asked for by its cost.
  await expect.poll(() => came).toContain('GET /comic/1');
  await expect.element(link(action)).toHaveAccessibleDescription(/3/);
  expect(link(bannerName).elements()).toEqual([]);
  expect(link('Another').elements()).toEqual([]);
});

describe('what readers say', () => {
  const slots: EditionSlots = {
    EndComments: ({ contentType, contentId, chapterId, coming }) => (
      <p title={`${coming} to come`}>{`Said about ${contentType} ${contentId}, ${chapterId}`}</p>
    ),
  };
  const commented = { slots, commentEnabled: true };
  const said = page.getByText('Said about comic 1, 2');

  it('stands between the card and other titles, in room of its own', async () => {
    const { height } = await openSaid({ totalComments: 12 });
    await expect.element(said).toBeVisible();
    await expect.poll(height).toBe(720);
    await expect.element(said).toHaveAttribute('title', '3 to come');
    const shown = link(bannerName);
    await expect.element(shown).toBeVisible();
    const order = said.element().compareDocumentPosition(shown.element());
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('has room for a field alone where nothing was said', async () => {
    const { height } = await openSaid({ totalComments: 0 });
    await expect.element(said).toBeVisible();
    expect(height()).toBe(300);
  });

  it('is not there at the end of a preview', async () => {
    await openEnd({ ...commented, salesType: 'trial', chapter: { nextChapter: next } });
    await expect.element(page.getByText(viewer.endOfPreview)).toBeVisible();
    expect(said.elements()).toEqual([]);
  });

  /** The height of its room without what is in it. */
  async function openSaid(chapter: Partial<ChapterView['chapter']>) {
    await openEnd({
      ...commented,
      chapter: { nextChapter: next, ...chapter },
      home: { banners: [banner] },
    });
    return {
      height: () => {
        const { minBlockSize } = getComputedStyle(said.element().parentElement ?? document.body);
        return Number.parseFloat(minBlockSize);
      },
    };
  }
});
