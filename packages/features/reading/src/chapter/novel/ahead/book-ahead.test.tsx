import '@hanji/ui-kit/tokens/tokens.css';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { onChapterNews } from '@hanji/edition/session/chapter-news.ts';
import { signedOut } from '@hanji/edition/session/current-user.ts';
import { frame as frameWords } from '@hanji/i18n/locales/en-US/frame.ts';
import { genres } from '@hanji/i18n/locales/en-US/genres.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { sharing } from '@hanji/i18n/locales/en-US/sharing.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { viewer } from '@hanji/i18n/locales/en-US/viewer.ts';
import { frames } from '@hanji/viewer/testing/frames.ts';
import { sentences, testBook } from '@hanji/viewer/testing/test-book.ts';
import { novelModeKey } from '@hanji/domain/reading/novel.ts';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readingRoutes } from '#routes.ts';
import { writePosition } from '#storage/reading-positions.ts';
import { answerCalls, type Answer } from '#testing/answer-calls.ts';
import { someChapter } from '#testing/chapter-views.ts';
import { someContentHome, someInventory } from '#testing/content-homes.ts';
import { firstAction, freeChapter } from '#testing/open-idle-title.tsx';
import { someNovelView } from '#testing/novel-views.ts';

const book = testBook({ chapters: [sentences(60)] });
const [view, epub] = ['GET /novel/1/chapter/2/product', 'GET /novel/1/chapter/epub'];

type Given = { readonly file?: ArrayBuffer; readonly answer?: Answer };

/** The title's home; gives the calls that came, of which the book's is answered as a test says. */
async function openTitle({ file = book, answer = { bytes: file } }: Given = {}) {
  const came = answerCalls({
    'GET /novel/1': {
      data: someContentHome([freeChapter, someChapter({ id: 3, sort: 2, name: 'Three' })], {
        type: 'novel',
        inventory: someInventory(),
      }),
    },
    [view]: { data: await someNovelView({ size: file.byteLength }) },
    [epub]: answer,
    'POST /novel/1/chapter/2/read': { data: null },
    'POST /novel/1/chapter/2/read/finished': { data: null },
  });
  const edition = someEdition();
  const site = await openSite({
    edition,
    routes: editionRoutes(edition, [...readingRoutes]),
    at: '/novel/1',
    words: { frame: frameWords, reading, sharing, units, genres, viewer },
    user: { userId: 'u1', nickname: 'Soomin', avatarImageUrl: null },
  });
  await expect.poll(() => came).toContain(epub);
  return { ...site, came };
}

/** The chapters that this tab is told of as delivered. */
function deliveries(): readonly number[] {
  const delivered: number[] = [];
  const over = new AbortController();
  onChapterNews('delivered', (chapterId) => delivered.push(chapterId), over.signal);
  onTestFinished(() => over.abort());
  return delivered;
}

/** Until it is drawn, on whatever page, and at its place. */
async function drawn(): Promise<void> {
  await expect.poll(() => text()?.body.textContent).toContain('Sentence 0 walks');
  await frames(12);
}

function frame(): HTMLIFrameElement | null {
  return document.querySelector('.epub-view iframe');
}

function text(): Document | null | undefined {
  return frame()?.contentDocument;
}

/** Behind the bars, which come when they are asked for. */
function slider(): Element | null {
  return document.querySelector('input[type=range]:not(:disabled)');
}

function press(): void {
  (firstAction.element() as HTMLElement).click();
}

function isSeen(): boolean {
  return frame()?.checkVisibility({ visibilityProperty: true }) ?? false;
}

beforeEach(async () => {
  await page.viewport(390, 700);
});
afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
  localStorage.clear();
});

it('is there in the frame of its press, its page takes it over, and it is asked for no more', async () => {
  const { came, router } = await openTitle();
  await drawn();
  const ahead = text();
  expect(isSeen()).toBe(false);
  expect(came.filter((call) => call.startsWith('POST'))).toEqual([]);
  const delivered = deliveries();
  press();
  expect(isSeen()).toBe(true);
  expect(router.state.location.pathname).toBe('/novel/1');
  const looks: boolean[] = [];
  const look = (): void => {
    looks.push(isSeen());
    if (looks.length < 20 || slider() === null) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  await expect.poll(slider).not.toBeNull();
  await expect.poll(() => looks.length).toBeGreaterThan(19);
  expect(looks).not.toContain(false);
  expect(text() === ahead).toBe(true);
  expect(document.querySelectorAll('[data-novel-theme] .epub-view')).toHaveLength(1);
  await expect.poll(() => came).toContain('POST /novel/1/chapter/2/read');
  expect(came.filter((call) => [view, epub].includes(call))).toEqual([view, epub]);
  expect(delivered).toEqual([2]);
});

it.each([
  [
    'at another place',
    () => {
      const place = { cfi: '', percent: 50, contentVersion: '1' };
      writePosition({ reader: 'u1', chapterId: 2 }, place);
    },
  ],
  ['otherwise', () => localStorage.setItem(novelModeKey, JSON.stringify('page'))],
])('is not shown as it was drawn to who reads it %s by now', async (_, keep) => {
  await openTitle();
  await drawn();
  const ahead = text();
  keep();
  press();
  expect(isSeen()).toBe(false);
  await expect.poll(isSeen).toBe(true);
  expect(text() === ahead).toBe(false);
});

it('is hidden again where its page does not come', async () => {
  const { router } = await openTitle();
  await drawn();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  router.hold(() => {});
  press();
  expect(isSeen()).toBe(true);
  vi.advanceTimersByTime(1999);
  expect(isSeen()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isSeen()).toBe(false);
});

it('is told as read to its end where it ends on its first screen', async () => {
  const { came } = await openTitle({ file: testBook({ chapters: [sentences(2)] }) });
  await drawn();
  await firstAction.click();
  await expect.poll(() => came).toContain('POST /novel/1/chapter/2/read/finished');
  expect(came.filter((call) => call.startsWith('POST'))).toHaveLength(2);
});

it('is asked for once by who presses while it is on its way, and told as delivered', async () => {
  const arrival = Promise.withResolvers<{ bytes: ArrayBuffer }>();
  const delivered = deliveries();
  const { came, router } = await openTitle({ answer: () => arrival.promise });
  await firstAction.click();
  await expect.poll(() => router.state.location.pathname).toBe('/novel/1/chapter/2/product');
  await expect.element(page.getByRole('region', { name: viewer.viewer })).toBeVisible();
  arrival.resolve({ bytes: book });
  await drawn();
  await expect.poll(isSeen).toBe(true);
  expect(came.filter((call) => call === epub)).toHaveLength(1);
  await expect.poll(() => delivered).toEqual([2]);
});

it('is asked for anew where it cannot be opened, and is not told as read before', async () => {
  const broken = new Uint8Array(book.byteLength).buffer;
  const files = [broken];
  const { came } = await openTitle({ answer: () => ({ bytes: files.shift() ?? book }) });
  await expect.poll(() => document.querySelector('body > [data-novel-theme]')).not.toBeNull();
  await firstAction.click();
  await page.getByRole('button', { name: frameWords.retry }).click();
  await drawn();
  await expect.poll(() => came).toContain('POST /novel/1/chapter/2/read');
  const order = came.filter((call) => call === epub || call.startsWith('POST'));
  expect(order).toEqual([epub, epub, 'POST /novel/1/chapter/2/read']);
});

it('goes from the page with the session that it was fetched by', async () => {
  const { store } = await openTitle();
  await drawn();
  store.dispatch(signedOut());
  await expect.poll(frame).toBeNull();
});

it('leaves nothing on the page that was left for another', async () => {
  const { router } = await openTitle();
  await drawn();
  router.navigate('/');
  await expect.poll(frame).toBeNull();
  expect(document.querySelector('body > [data-novel-theme]')).toBeNull();
});

it('is the next chapter’s near the end of one', async () => {
  const nextChapter = { id: 3, name: 'Three', thumbnail: null };
  const next = testBook({ chapters: [sentences(60, 500)] });
  const files = [book, next];
  const came = answerCalls({
    'GET /novel/1': {
      data: someContentHome([freeChapter, { ...freeChapter, id: 3, sort: 2 }], { type: 'novel' }),
    },
    [view]: { data: await someNovelView({ size: book.byteLength }, { nextChapter }) },
    'GET /novel/1/chapter/3/product': {
      data: await someNovelView({ size: next.byteLength, chapterId: 3 }, { id: 3 }),
    },
    [epub]: () => ({ bytes: files.shift() ?? next }),
    'POST /novel/1/chapter/2/read': { data: null },
    'POST /novel/1/chapter/3/read': { data: null },
  });
  const edition = someEdition();
  const routes = editionRoutes(edition, [...readingRoutes]);
  const at = '/novel/1/chapter/2/product';
  const { router } = await openSite({ edition, routes, at, words: { reading, units, viewer } });
  await expect.poll(() => text()?.body.textContent).toContain('Sentence 0 walks');
  await expect.poll(() => document.querySelector('[aria-busy="false"]')).not.toBeNull();
  expect(came).not.toContain('GET /novel/1/chapter/3/product');
  // A reader's scrolling, once what was drawn has come to rest.
  await expect
    .poll(() => {
      document.querySelector('section .epub-container')?.scrollTo(0, 100_000);
      return came;
    })
    .toContain('GET /novel/1/chapter/3/product');
  const hidden = () =>
    document.querySelector<HTMLIFrameElement>('body > [data-novel-theme] iframe')?.contentDocument;
  await expect.poll(() => hidden()?.body.textContent).toContain('Sentence 500 walks');
  const ahead = hidden();
  await page.getByRole('link', { name: viewer.continueReading }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/novel/1/chapter/3/product');
  await expect.poll(() => text() === ahead && isSeen()).toBe(true);
  expect(came.filter((call) => call === epub)).toHaveLength(2);
});
