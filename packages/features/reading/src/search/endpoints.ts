import { api, toRequest, type ArgumentsOf, type DataOf } from '@hanji/api-client/api.ts';
import { suggestionCalls } from '@hanji/contract/calls/suggestion.ts';

type GetSuggestions = typeof suggestionCalls.getSuggestions;

/** Of the search field alone: other pages do not carry it. */
export const suggestionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSuggestions: build.query<DataOf<GetSuggestions>, ArgumentsOf<GetSuggestions>>({
      query: toRequest(suggestionCalls.getSuggestions),
      providesTags: ['Search'],
    }),
  }),
});
