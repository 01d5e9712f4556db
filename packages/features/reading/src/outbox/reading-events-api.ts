import { contentCalls } from '@hanji/contract/calls/content.ts';
import { readingCalls } from '@hanji/contract/calls/reading.ts';
import { api, toRequest, type ArgumentsOf, type DataOf } from '@hanji/api-client/api.ts';

type Read = typeof contentCalls.readChapter;
type Finished = typeof contentCalls.finishChapter;
type KeepPlaces = typeof readingCalls.keepPlaces;

/** Lists of a member's titles, which say where each goes on. */
const library = [
  { type: 'Library', id: 'subscribed' },
  { type: 'Library', id: 'recent' },
] as const;

/** What knows which chapter was read last, and which are read: the title's home and the library. */
function titleOf(_data: unknown, error: unknown, { params }: ArgumentsOf<Read>) {
  return error ? [] : [{ type: 'Content' as const, id: params.contentId }, ...library];
}

/** What the outbox tells of reading. */
export const readingEventsApi = api.injectEndpoints({
  endpoints: (build) => ({
    readChapter: build.mutation<DataOf<Read>, ArgumentsOf<Read>>({
      query: toRequest(contentCalls.readChapter),
      invalidatesTags: titleOf,
    }),
    finishChapter: build.mutation<DataOf<Finished>, ArgumentsOf<Finished>>({
      query: toRequest(contentCalls.finishChapter),
      invalidatesTags: titleOf,
    }),
    keepPlaces: build.mutation<DataOf<KeepPlaces>, ArgumentsOf<KeepPlaces>>({
      query: toRequest(readingCalls.keepPlaces),
      invalidatesTags: (_data, error) => (error ? [] : library),
    }),
  }),
});
