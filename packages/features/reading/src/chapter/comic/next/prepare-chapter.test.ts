import { configureApi } from '@hanji/api-client/api.ts';
import { testSettings } from '@hanji/api-client/testing/settings.ts';
import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { ChapterAddress } from '#paths/paths.ts';
import { answerCalls } from '#testing/answer-calls.ts';
import { someChapter, someView } from '#testing/chapter-views.ts';
import { prepareChapter } from './prepare-chapter.ts';

const address: ChapterAddress = {
  contentType: 'comic',
  contentId: 1,
  chapterId: 3,
  chapterFileSalesType: 'product',
};
const call = 'GET /comic/1/chapter/3/product';
const { salesConfig, activity } = someChapter();

beforeAll(() => configureApi(testSettings()));
afterEach(() => vi.restoreAllMocks());

/** Prepares it; gives the calls to the service and the pictures that were fetched. */
async function prepare(chapter: Chapter, parameter = '') {
  const view = await someView('Three', ['/first', '/second']);
  const images = view.chapter.images.map((image) => ({ ...image, parameter }));
  const came = answerCalls({ [call]: { data: { ...view, chapter: { ...view.chapter, images } } } });
  const fetched: string[] = [];
  vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation((url) => {
    fetched.push(url);
  });
  await prepareChapter(address, chapter);
  return { came, fetched };
}

it.each([
  ['is free', { salesConfig: { ...salesConfig, free: true } }],
  ['was bought', { activity: { ...activity, unlocked: true } }],
  ['is rented', { activity: { ...activity, rented: true, rentRemained: 60 } }],
])('fetches the first pictures of a chapter that %s, and tells of no reading', async (_, facts) => {
  const { came, fetched } = await prepare(someChapter({ id: 3, ...facts }));
  expect(came).toEqual([call]);
  expect(fetched).toEqual(['/first', '/second']);
});

it('asks for nothing of a chapter that would have to be paid', async () => {
  expect(await prepare(someChapter({ id: 3 }))).toEqual({ came: [], fetched: [] });
});

it('delivers nothing of what was unlocked and can still be taken back', async () => {
  const bought = someChapter({ id: 3, activity: { ...activity, unlocked: true } });
  const { fetched } = await prepare(bought, 'exp=1&sig=x&unlock=7');
  expect(fetched).toEqual([]);
});
