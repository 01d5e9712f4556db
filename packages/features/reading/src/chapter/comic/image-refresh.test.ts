import { configureApi } from '@hanji/api-client/api.ts';
import { testSettings } from '@hanji/api-client/testing/settings.ts';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { ChapterAddress } from '#paths/paths.ts';
import { answerCalls, type Answer } from '#testing/answer-calls.ts';
import { someView } from '#testing/chapter-views.ts';
import { imageRefreshOf } from './image-refresh.ts';

const address: ChapterAddress = {
  contentType: 'comic',
  contentId: 1,
  chapterId: 2,
  chapterFileSalesType: 'product',
};
const call = 'GET /comic/1/chapter/2/product';

beforeAll(() => configureApi(testSettings()));
afterEach(() => vi.restoreAllMocks());

it('[A4-037] fetches one view for all images that fail together, another for what fails again', async () => {
  const came = answerCalls({ [call]: { data: await someView('Two', ['/a', '/b', '/c']) } });
  const decrypted = vi.spyOn(crypto.subtle, 'decrypt');
  const refresh = imageRefreshOf(address);
  const ids = ['image-0', 'image-1', 'image-2', 'gone'];
  const given = await Promise.all(ids.map(refresh));
  expect(given.map((sources) => sources.map(({ url }) => url))).toEqual([
    ['/a'],
    ['/b'],
    ['/c'],
    [],
  ]);
  expect(came).toEqual([call]);
  expect(decrypted).toHaveBeenCalledTimes(3);
  await Promise.all([refresh('image-1'), refresh('image-2')]);
  expect(came).toEqual([call, call]);
});

it('fetches another view where the shared one has lain for hours, one for all that need it', async () => {
  const came = answerCalls({ [call]: { data: await someView('Two', ['/a', '/b', '/c']) } });
  const refresh = imageRefreshOf(address);
  await refresh('image-0');
  const now = Date.now.bind(Date);
  const later = vi.spyOn(Date, 'now').mockImplementation(() => now() + 6 * 60 * 60 * 1000);
  await Promise.all([refresh('image-1'), refresh('image-2')]);
  later.mockRestore();
  expect(came).toEqual([call, call]);
});

it.each([
  ['offline', 9999],
  [503, 503],
] as const)(
  '[A4-037] refuses all that asked while the service is %s, and asks again afterwards',
  async (trouble, code) => {
    const answers: Record<string, Answer> = { [call]: trouble };
    const came = answerCalls(answers);
    const refresh = imageRefreshOf(address);
    const asked = await Promise.allSettled([refresh('image-0'), refresh('image-1')]);
    expect(asked).toMatchObject([
      { status: 'rejected', reason: { code } },
      { status: 'rejected', reason: { code } },
    ]);
    expect(came).toHaveLength(1);
    answers[call] = { data: await someView('Two', ['/a', '/b']) };
    expect(await refresh('image-1')).toMatchObject([{ url: '/b' }]);
    expect(came).toHaveLength(2);
  },
);
