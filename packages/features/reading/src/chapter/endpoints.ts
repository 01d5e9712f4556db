import { api, toRequest, type ArgumentsOf, type DataOf } from '@hanji/api-client/api.ts';
import { contentCalls } from '@hanji/contract/calls/content.ts';
import { readingCalls } from '@hanji/contract/calls/reading.ts';

type View = typeof contentCalls.getChapterView;
type Link = typeof contentCalls.findChapter;
type Places = typeof readingCalls.getPlaces;

export const chapterApi = api.injectEndpoints({
  endpoints: (build) => ({
    getChapterView: build.query<DataOf<View>, ArgumentsOf<View>>({
      query: toRequest(contentCalls.getChapterView),
      providesTags: (_view, _error, { params }) => [
        'Chapter',
        { type: 'Chapter', id: params.chapterId },
      ],
      // Addresses in a view are signed and expire: a view is for this visit, not for the next. What
      // comes with a page waits for its screen that long.
      keepUnusedDataFor: 2,
    }),
    findChapter: build.query<DataOf<Link>, ArgumentsOf<Link>>({
      query: toRequest(contentCalls.findChapter),
    }),
    getPlaces: build.query<DataOf<Places>, ArgumentsOf<Places>>({
      query: toRequest(readingCalls.getPlaces),
      // Another device may have gone on since: asked for each time.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetChapterViewQuery, useLazyFindChapterQuery, useLazyGetPlacesQuery } =
  chapterApi;
