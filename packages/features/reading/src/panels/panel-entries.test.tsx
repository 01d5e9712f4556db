import '@hanji/ui-kit/tokens/tokens.css';
import { tellOfChapter } from '@hanji/edition/session/chapter-news.ts';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { comic } from '@hanji/i18n/locales/en-US/comic.ts';
import { frame } from '@hanji/i18n/locales/en-US/frame.ts';
import { novel } from '@hanji/i18n/locales/en-US/novel.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { viewer } from '@hanji/i18n/locales/en-US/viewer.ts';
import { sentences, testBook } from '@hanji/viewer/testing/test-book.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readingRoutes } from '#routes.ts';
import { answerCalls } from '#testing/answer-calls.ts';
import { someView } from '#testing/chapter-views.ts';
import { someContentHome } from '#testing/content-homes.ts';
import { someNovelView } from '#testing/novel-views.ts';

const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>';
const chapter = '/novel/1/chapter/2/product';
const pages = '/comic/1/chapter/2/product';

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

/** From its title, as a reader comes to it. */
async function openChapter(at: string) {
  const home = someContentHome([]);
  const noted =
    '<p>Text<a id="one" href="#n1" role="doc-noteref">1</a> <img id="plate" src="plate.svg" alt="A plate"/></p><aside id="n1" role="doc-footnote"><p>A note.</p></aside>';
  answerCalls({
    'GET /novel/1': { data: home },
    'GET /comic/1': { data: home },
    [`GET ${chapter}`]: { data: await someNovelView() },
    [`GET ${pages}`]: { data: await someView('Two', [picture]) },
    'GET /novel/1/chapter/epub': {
      bytes: testBook({
        chapters: [noted + sentences(60)],
        files: { 'plate.svg': { type: 'image/svg+xml', data: drawing } },
      }),
    },
    ...Object.fromEntries(
      [chapter, pages].flatMap((path) =>
        ['read', 'read/finished'].map((tail) => [
          `POST ${path.replace('product', tail)}`,
          { data: null },
        ]),
      ),
    ),
  });
  const edition = someEdition();
  const routes = editionRoutes(edition, [
    { path: '/', handle: {}, element: <h1>Before</h1> },
    ...readingRoutes,
  ]);
  const words = { comic, frame, novel, reading, units, viewer };
  const site = await openSite({ edition, routes, words });
  await expect.element(page.getByRole('heading', { name: 'Before' })).toBeVisible();
  site.router.navigate(at);
  await expect.element(page.getByRole('region', { name: viewer.viewer })).toBeInTheDocument();
  const isShown = (): boolean =>
    document.querySelector(`section[aria-label="${viewer.viewer}"][aria-busy=true]`) === null;
  await expect.poll(isShown).toBe(true);
  return site;
}

function inText(id: string): HTMLElement | null | undefined {
  return document.querySelector('iframe')?.contentDocument?.getElementById(id);
}

async function pressInText(id: string): Promise<void> {
  await expect.poll(() => inText(id)).toBeTruthy();
  inText(id)?.click();
}

/** By its key, as by the button of the bars, which come and go. */
function key(name: string): void {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
}

const panels = [
  ['an enlarged picture', chapter, () => pressInText('plate'), 'A plate'],
  ['a note', chapter, () => pressInText('one'), novel.note],
  ['the search', chapter, async () => key('/'), novel.search],
  ['the keys of a novel', chapter, async () => key('?'), comic.keysTitle],
  ['the keys of a comic', pages, async () => key('?'), comic.keysTitle],
] as const;

it.each(panels)('%s closes by the way back, and the chapter stays', async (_, at, open, name) => {
  const { router } = await openChapter(at);
  const viewed = page.getByRole('region', { name: viewer.viewer }).element();
  const frameBefore = document.querySelector('iframe');
  const panel = page.getByRole('dialog', { name });
  await open();
  await expect.element(panel).toBeVisible();
  router.navigate(-1);
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  expect(router.state.location.pathname).toBe(at);
  expect(viewed.isConnected).toBe(true);
  expect(document.querySelector('iframe')).toBe(frameBefore);
  // The way forward opens it again, and its own button takes that step back.
  router.navigate(1);
  await expect.element(panel).toBeVisible();
  const close = panel.getByRole('button', { name: frame.close }).element() as HTMLElement;
  close.click();
  close.click();
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  expect(router.state.location.pathname).toBe(at);
  router.navigate(-1);
  await expect.element(page.getByRole('heading', { name: 'Before' })).toBeVisible();
});

it('opens again after the page was loaded anew, but for what only the text can give', async () => {
  const { router } = await openChapter(chapter);
  const opened = (name: string) => ({ state: { panel: { of: 'viewer', name } } });
  router.navigate(chapter, opened('text'));
  await expect.element(page.getByRole('dialog', { name: viewer.textSettings })).toBeVisible();
  router.navigate(-1);
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  // An older build's, or one whose picture nobody knows any more: its step is taken back.
  for (const name of ['picture', 'of another build']) {
    router.navigate(chapter, opened(name));
    await expect.poll(() => router.state.location.state).toBeNull();
    expect(router.state.location.pathname).toBe(chapter);
    expect(page.getByRole('dialog').elements()).toEqual([]);
  }
  router.navigate(-1);
  await expect.element(page.getByRole('heading', { name: 'Before' })).toBeVisible();
});

it('leaves nothing of a chapter in the history whose place another page takes meanwhile', async () => {
  const { router } = await openChapter(pages);
  key('?');
  await expect.element(page.getByRole('dialog', { name: comic.keysTitle })).toBeVisible();
  tellOfChapter('takenBack', 2);
  await expect.poll(() => router.state.location.pathname).toBe('/comic/1');
  router.navigate(-1);
  await expect.element(page.getByRole('heading', { name: 'Before' })).toBeVisible();
});
