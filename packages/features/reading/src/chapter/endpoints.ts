import { api, toRequest, type ArgumentsOf, type DataOf } from '@hanji/api-client/api.ts';
import { contentCalls } from '@hanji/contract/calls/content.ts';

type View = typeof contentCalls.getChapterView;
type Read = typeof contentCalls.readChapter;
type Finished = typeof contentCalls.finishChapter;

/** The title whose home knows which chapter was read last, and which are read. */
function titleOf(_data: unknown, _error: unknown, { params }: ArgumentsOf<Read>) {
  return [{ type: 'Content', id: params.contentId }] as const;
}

export const chapterApi = api.injectEndpoints({
  endpoints: (build) => ({
    getChapterView: build.query<DataOf<View>, ArgumentsOf<View>>({
      query: toRequest(contentCalls.getChapterView),
      providesTags: ['Chapter'],
      // Addresses in a view are signed and expire: a view is for this visit, not for the next. What
      // comes with a page waits for its screen that long.
      keepUnusedDataFor: 5,
    }),
    readChapter: build.mutation<DataOf<Read>, ArgumentsOf<Read>>({
      query: toRequest(contentCalls.readChapter),
      invalidatesTags: titleOf,
    }),
    finishChapter: build.mutation<DataOf<Finished>, ArgumentsOf<Finished>>({
      query: toRequest(contentCalls.finishChapter),
      invalidatesTags: titleOf,
    }),
  }),
});

export const { useGetChapterViewQuery, useReadChapterMutation, useFinishChapterMutation } =
  chapterApi;
