import { api, toRequest, type ArgumentsOf, type DataOf } from '@hanji/api-client/api.ts';
import { eventCalls } from '@hanji/contract/calls/event.ts';

type GetEvent = typeof eventCalls.getEvent;

/** Beside the others, which every start loads: an event is opened by few. */
export const eventApi = api.injectEndpoints({
  endpoints: (build) => ({
    getEvent: build.query<DataOf<GetEvent>, ArgumentsOf<GetEvent>>({
      query: toRequest(eventCalls.getEvent),
      providesTags: ['Home'],
    }),
  }),
});

export const { useGetEventQuery } = eventApi;
