import { appCalls } from '@hanji/contract/calls/app.ts';
import { api, toRequest, type ArgumentsOf, type DataOf } from '../api.ts';

type GetAppConfig = typeof appCalls.getAppConfig;

export const appApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAppConfig: build.query<DataOf<GetAppConfig>, ArgumentsOf<GetAppConfig>>({
      query: toRequest(appCalls.getAppConfig),
      providesTags: ['Config'],
    }),
  }),
});

export const { useGetAppConfigQuery } = appApi;
