import { api } from '@hanji/api-client/api.ts';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { afterEach, expect, it, vi } from 'vitest';
import { answerCalls } from '#testing/answer-calls.ts';
import { readingEventsApi } from './reading-events-api.ts';

const { readChapter, keepPlaces } = readingEventsApi.endpoints;

/** A list of the library on the screen, by how often it was asked for. */
async function openList() {
  const asked = vi.fn<() => { data: null }>(() => ({ data: null }));
  const { endpoints } = api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      someList: build.query<null, void>({
        queryFn: asked,
        providesTags: [{ type: 'Library', id: 'recent' }],
      }),
    }),
  });
  const edition = someEdition();
  const { store } = await openSite({ edition, routes: editionRoutes(edition, []) });
  void store.dispatch(endpoints.someList.initiate());
  return { store, asked };
}

const params = { contentType: 'comic', contentId: 1, chapterId: 2 } as const;

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

it('a library on the screen follows what was read, once the service has it', async () => {
  answerCalls({
    'POST /comic/1/chapter/2/read': { data: null },
    'PUT /reading/places': { data: null },
  });
  const { store, asked } = await openList();
  await store.dispatch(readChapter.initiate({ params, query: {} }));
  await expect.poll(() => asked.mock.calls.length).toBe(2);
  await store.dispatch(keepPlaces.initiate({ body: { device: 'this one', places: [] } }));
  await expect.poll(() => asked.mock.calls.length).toBe(3);
});
