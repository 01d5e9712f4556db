import { api, toRequest, type DataOf } from '@hanji/api-client/api.ts';
import { refundCalls } from '@hanji/contract/calls/refund.ts';
import { refundPageSize } from '@hanji/domain/refund/calendar.ts';

type Calls = typeof refundCalls;
type Chapters = DataOf<Calls['getRefundChapters']>;

/** What a form sends; the image where another is chosen. */
export type RefundPayload = {
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly accountHolderName: string;
  readonly attachImage?: Blob | undefined;
};

function counted(pages: readonly Chapters[]): number {
  return pages.reduce((sum, page) => sum + page.refundPurchasedChapterDetail.length, 0);
}

const refundApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRefundMember: build.query<DataOf<Calls['getRefundMember']>, void>({
      query: toRequest(refundCalls.getRefundMember),
      providesTags: ['Refund'],
    }),
    requestRefund: build.mutation<null, RefundPayload>({
      query: (body) => ({ call: refundCalls.requestRefund, args: { body: { ...body } } }),
      invalidatesTags: ['Refund'],
    }),
    getRefundChapters: build.infiniteQuery<Chapters, void, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: (last, pages) =>
          counted(pages) < last.refundPurchasedCount ? pages.length : undefined,
      },
      query: ({ pageParam: pageNo }) =>
        toRequest(refundCalls.getRefundChapters)({ query: { pageNo, pageSize: refundPageSize } }),
      providesTags: ['Refund'],
    }),
  }),
});

export const {
  useGetRefundMemberQuery,
  useRequestRefundMutation,
  useGetRefundChaptersInfiniteQuery,
} = refundApi;
