import { api, toRequest, type ArgumentsOf, type DataOf } from '@hanji/api-client/api.ts';
import { contentCalls } from '@hanji/contract/calls/content.ts';

type View = typeof contentCalls.getChapterView;
type Read = typeof contentCalls.readChapter;
type Finished = typeof contentCalls.finishChapter;

export const chapterApi = api.injectEndpoints({
  endpoints: (build) => ({
    getChapterView: build.query<DataOf<View>, ArgumentsOf<View>>({
      query: toRequest(contentCalls.getChapterView),
      providesTags: ['Chapter'],
      // Addresses in a view are signed and expire: a view is for this visit, not for the next.
      keepUnusedDataFor: 0,
    }),
    readChapter: build.mutation<DataOf<Read>, ArgumentsOf<Read>>({
      query: toRequest(contentCalls.readChapter),
    }),
    finishChapter: build.mutation<DataOf<Finished>, ArgumentsOf<Finished>>({
      query: toRequest(contentCalls.finishChapter),
      invalidatesTags: ['Content'],
    }),
  }),
});

export const { useGetChapterViewQuery, useReadChapterMutation, useFinishChapterMutation } =
  chapterApi;
