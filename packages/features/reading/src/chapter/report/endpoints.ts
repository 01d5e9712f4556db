import { api, toRequest, type ArgumentsOf, type DataOf } from '@hanji/api-client/api.ts';
import { contentCalls } from '@hanji/contract/calls/content.ts';

type Report = typeof contentCalls.reportChapter;

const reportApi = api.injectEndpoints({
  endpoints: (build) => ({
    reportChapter: build.mutation<DataOf<Report>, ArgumentsOf<Report>>({
      query: toRequest(contentCalls.reportChapter),
    }),
  }),
});

export const { useReportChapterMutation } = reportApi;
