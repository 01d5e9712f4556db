import { configureApi } from '@hanji/api-client/api.ts';
import { testSettings } from '@hanji/api-client/testing/settings.ts';
import { createStore } from '@hanji/edition/session/store.ts';
import type { ChapterEpub } from '@hanji/contract/entities/chapter.ts';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { imagesHere } from '#chapter/comic/opened-images.ts';
import { bookHere } from '#chapter/novel/ahead/book-ahead.ts';
import { chapterApi } from '#chapter/endpoints.ts';
import type { ChapterAddress } from '#paths/paths.ts';
import { answerCalls, type Answer } from '#testing/answer-calls.ts';
import { someView } from '#testing/chapter-views.ts';
import { someNovelView } from '#testing/novel-views.ts';
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
async function prepare(answer: Answer, files: Record<string, Answer> = {}) {
  const came = answerCalls({ [call]: answer, ...files });
  const fetched: string[] = [];
  vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation((url) => {
    fetched.push(url);
  });
  const store = createStore(localStorage);
  const screen = new AbortController();
  const onReleased = vi.fn<() => void>();
  const ahead = await prepareChapter(store, { address, arrival: null, onReleased }, screen.signal);
  const { select, initiate } = chapterApi.endpoints.getChapterView;
  const kept = () => select({ params: address })(store.getState());
  const open = () => store.dispatch(initiate({ params: address }));
  return { came, fetched, ahead, kept, open, onReleased, leave: () => screen.abort() };
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
  const { fetched, ahead } = await prepare(await viewWith());
  expect(fetched).toEqual(['/second']);
  expect(ahead?.position).toEqual({ imageId: 'image-1', fraction: 0.5 });
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

it('says after five minutes that it is of no more use, and not before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { onReleased } = await prepare(await viewWith());
  vi.advanceTimersByTime(299_999);
  expect(onReleased).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onReleased).toHaveBeenCalledTimes(1);
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

describe('a novel', () => {
  const file = new Uint8Array([1, 2, 3]).buffer;

  async function prepareNovel(facts: Partial<ChapterEpub> = {}) {
    const view = await someNovelView({ size: 3, chapterId: 3, ...facts });
    return prepare({ data: view }, { 'GET /comic/1/chapter/epub': { bytes: file } });
  }
  const fetchesNothing = { came: [call], ahead: null };

  it('is fetched with its book, for its screen to find', async () => {
    const { came, ahead, kept } = await prepareNovel();
    expect(came).toEqual([call, 'GET /comic/1/chapter/epub']);
    expect(ahead).toMatchObject({ kind: 'book', position: undefined });
    const { data } = kept();
    expect(data && bookHere(data)).toEqual(file);
  });

  it('is drawn at the place where this reader will go on', async () => {
    const place = { cfi: 'epubcfi(/6/2!/4/2)', percent: 40, contentVersion: '1' };
    writePosition({ reader: null, chapterId: 3 }, place);
    onTestFinished(() => localStorage.clear());
    const { ahead } = await prepareNovel();
    expect(ahead?.position).toMatchObject({ cfi: place.cfi, percent: 40 });
  });

  it.each([
    ['ends the time in which its unlock can be taken back', { endsTakeBack: true }],
    ['is larger than text is', { size: 512 * 1024 + 1 }],
    ['would be long in drawing', { characterCounts: [20_000, 10_001] }],
  ])('is not fetched where its book %s', async (_, facts) => {
    expect(await prepareNovel(facts)).toMatchObject(fetchesNothing);
  });

  it('has no book that came cut short', async () => {
    const { ahead, kept } = await prepareNovel({ size: 4 });
    expect(ahead).toBeNull();
    const { data } = kept();
    expect(data && bookHere(data)).toBeUndefined();
  });
});
