import { configureApi } from '@hanji/api-client/api.ts';
import { testSettings } from '@hanji/api-client/testing/settings.ts';
import { createStore } from '@hanji/edition/session/store.ts';
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { imagesHere } from '#chapter/comic/opened-images.ts';
import { chapterApi } from '#chapter/endpoints.ts';
import type { ChapterAddress } from '#paths/paths.ts';
import { answerCalls, type Answer } from '#testing/answer-calls.ts';
import { someView } from '#testing/chapter-views.ts';
import { writePosition } from '#storage/reading-positions.ts';
import { prepareChapter } from './prepare-chapter.ts';

const address: ChapterAddress = {
  contentType: 'comic',
  contentId: 1,
  chapterId: 3,
  chapterFileSalesType: 'product',
};
const call = 'GET /comic/1/chapter/3/product';

beforeAll(() => configureApi(testSettings()));
afterEach(() => vi.restoreAllMocks());

/** Prepares it; gives the calls to the service, the pictures that were fetched, and what is kept. */
async function prepare(answer: Answer) {
  const came = answerCalls({ [call]: answer });
  const fetched: string[] = [];
  vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation((url) => {
    fetched.push(url);
  });
  const store = createStore(localStorage);
  const screen = new AbortController();
  const strip = await prepareChapter(store, address, screen.signal, null);
  const { select, initiate } = chapterApi.endpoints.getChapterView;
  const kept = () => select({ params: address })(store.getState());
  const open = () => store.dispatch(initiate({ params: address }));
  return { came, fetched, strip, kept, open, leave: () => screen.abort() };
}

async function viewWith(parameter = ''): Promise<Answer> {
  const view = await someView('Three', ['/first', '/second']);
  const images = view.chapter.images.map((image) => ({ ...image, parameter }));
  return { data: { ...view, chapter: { ...view.chapter, images } } };
}

it('fetches a view and its first pictures, and tells of no reading', async () => {
  const { came, fetched } = await prepare(await viewWith());
  expect(came).toEqual([call]);
  expect(fetched).toEqual(['/first', '/second']);
});

it('fetches the pictures at the place where this reader will go on', async () => {
  const place = { imageId: 'image-1', fraction: 0.5, contentVersion: '1', chapterShare: 0.75 };
  writePosition({ reader: null, chapterId: 3 }, place);
  onTestFinished(() => localStorage.clear());
  const { fetched, strip } = await prepare(await viewWith());
  expect(fetched).toEqual(['/second']);
  expect(strip?.position).toEqual({ imageId: 'image-1', fraction: 0.5 });
});

it('leaves the view, with its addresses opened, where its screen finds it', async () => {
  const { came, kept, open } = await prepare(await viewWith());
  const { data } = kept();
  expect(data && imagesHere(data)?.map(({ sources }) => sources[0]?.url)).toEqual([
    '/first',
    '/second',
  ]);
  expect((await open()).data).toBe(data);
  expect(came).toEqual([call]);
});

it('holds the view no longer than its screen stands, also by no timer', async () => {
  const [set, cleared] = [vi.spyOn(window, 'setTimeout'), vi.spyOn(window, 'clearTimeout')];
  const { leave } = await prepare(await viewWith());
  const timer = set.mock.results[set.mock.calls.findIndex(([, ms]) => ms === 300_000)]?.value;
  expect(timer).toBeGreaterThan(0);
  leave();
  expect(cleared).toHaveBeenCalledWith(timer);
});

it('keeps no refusal for the screen, which asks by itself', async () => {
  const { kept, fetched } = await prepare(402);
  expect(kept().isUninitialized).toBe(true);
  expect(fetched).toEqual([]);
});

it('delivers nothing of what was unlocked and can still be taken back', async () => {
  const { fetched } = await prepare(await viewWith('exp=1&sig=x&unlock=7'));
  expect(fetched).toEqual([]);
});
