import { api, toRequest, type ArgumentsOf, type DataOf } from '@hanji/api-client/api.ts';
import { contentCalls } from '@hanji/contract/calls/content.ts';

type GetContent = typeof contentCalls.getContent;
type GetChapters = typeof contentCalls.getChapters;

export const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    getContent: build.query<DataOf<GetContent>, ArgumentsOf<GetContent>>({
      query: toRequest(contentCalls.getContent),
      providesTags: (_data, _error, { params }) => [{ type: 'Content', id: params.contentId }],
    }),
    getChapters: build.query<DataOf<GetChapters>, ArgumentsOf<GetChapters>>({
      query: toRequest(contentCalls.getChapters),
      providesTags: (_data, _error, { params }) => [{ type: 'Content', id: params.contentId }],
    }),
  }),
});

export const { useGetContentQuery, useGetChaptersQuery } = contentApi;
