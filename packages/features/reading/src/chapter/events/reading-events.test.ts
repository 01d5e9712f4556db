import { configureApi } from '@hanji/api-client/api.ts';
import { readingEventsApi } from '#outbox/reading-events-api.ts';
import { testSettings } from '@hanji/api-client/testing/settings.ts';
import { createStore } from '@hanji/edition/session/store.ts';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { contentApi } from '#endpoints/content.ts';
import { answerCalls } from '#testing/answer-calls.ts';

const chapter = { contentType: 'comic', contentId: 1, chapterId: 2 } as const;

beforeAll(() => configureApi(testSettings()));
afterEach(() => vi.restoreAllMocks());

it.each([
  ['readChapter', 'POST /comic/1/chapter/2/read'],
  ['finishChapter', 'POST /comic/1/chapter/2/read/finished'],
] as const)('%s asks anew for its title, which knows the chapter read last', async (name, call) => {
  const titles = { 'GET /comic/1': { data: {} }, 'GET /comic/3': { data: {} } };
  const came = answerCalls({ ...titles, [call]: { data: null } });
  const store = createStore(localStorage);
  const { getContent } = contentApi.endpoints;
  const wanted = [1, 3].map((contentId) =>
    store.dispatch(getContent.initiate({ params: { contentType: 'comic', contentId } })),
  );
  await Promise.all(wanted);
  await store.dispatch(readingEventsApi.endpoints[name].initiate({ params: chapter, query: {} }));
  await expect.poll(() => came).toEqual(['GET /comic/1', 'GET /comic/3', call, 'GET /comic/1']);
  for (const query of wanted) query.unsubscribe();
});
