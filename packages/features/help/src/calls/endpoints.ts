import { api, toRequest, type ArgumentsOf, type DataOf } from '@hanji/api-client/api.ts';
import { signUpCalls } from '@hanji/contract/calls/account/sign-up.ts';
import { helpCalls } from '@hanji/contract/calls/help.ts';
import type { InquiryCategory } from '@hanji/contract/help-vocabulary.ts';

type Call<Name extends keyof typeof helpCalls> = (typeof helpCalls)[Name];
type GetLegal = (typeof signUpCalls)['getConsent'];
type GetLegalVersion = (typeof signUpCalls)['getConsentVersion'];

/** An inquiry on its way; pictures are files of one field. */
export type SentInquiry = {
  readonly category: InquiryCategory;
  readonly text: string;
  readonly email?: string | undefined;
  readonly key: string;
  readonly images: readonly File[];
};

export const helpApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDocuments: build.query<DataOf<Call<'getDocuments'>>, ArgumentsOf<Call<'getDocuments'>>>({
      query: toRequest(helpCalls.getDocuments),
    }),
    getDocument: build.query<DataOf<Call<'getDocument'>>, ArgumentsOf<Call<'getDocument'>>>({
      query: toRequest(helpCalls.getDocument),
    }),
    sendInquiry: build.mutation<DataOf<Call<'sendInquiry'>>, SentInquiry>({
      query: ({ category, ...body }) => ({
        call: helpCalls.sendInquiry,
        args: { params: { category }, body },
      }),
    }),
    getLegal: build.query<DataOf<GetLegal>, ArgumentsOf<GetLegal>>({
      query: toRequest(signUpCalls.getConsent),
    }),
    getLegalVersion: build.query<DataOf<GetLegalVersion>, ArgumentsOf<GetLegalVersion>>({
      query: toRequest(signUpCalls.getConsentVersion),
    }),
  }),
});

export const {
  useGetDocumentsQuery,
  useGetDocumentQuery,
  useGetLegalQuery,
  useGetLegalVersionQuery,
  useSendInquiryMutation,
} = helpApi;
