import type { DocumentPage, HelpDocument } from '../entities/document.ts';
import type { DocumentType, InquiryCategory } from '../help-vocabulary.ts';
import { call } from './call.ts';

const ofHelp = { offered: 'reading', access: 'visitor', success: 'exact200' } as const;

export const helpCalls = {
  getDocuments: call<{
    params: { type: DocumentType };
    query: {
      /** The widest category of those that are wanted; all where nothing is said. */
      category?: string | undefined;
      pageNo?: number | undefined;
      pageSize?: number | undefined;
    };
    response: DocumentPage;
  }>({
    ...ofHelp,
    method: 'GET',
    path: '/document/{type}',
    summary: 'Notices, the newest first, or questions that are often asked, in their own order',
    source: 'reading-service 7, Coins and help; decision "adult home, documents"',
  }),
  getDocument: call<{
    params: { type: DocumentType; documentId: number };
    response: HelpDocument;
  }>({
    ...ofHelp,
    method: 'GET',
    path: '/document/{type}/{documentId}',
    summary: 'One of them whole, in the language asked for where it is written in that',
    source: 'reading-service 7, Coins and help; decision "adult home, documents"',
  }),
  sendInquiry: call<{
    params: { category: InquiryCategory };
    body: {
      text: string;
      /** Where the answer goes, of who has no account with an address. */
      email?: string | undefined;
      /** Drawn at random: an inquiry that is sent twice is kept once. */
      key?: string | undefined;
    };
    uploads: 'images';
    response: null;
  }>({
    ...ofHelp,
    method: 'POST',
    path: '/help/inquiry/{category}',
    summary: 'Keeps an inquiry, which is answered by mail; its pictures are encoded anew',
    source: 'reading-service 5 and 7, Coins and help',
    body: 'multipart',
    alsoForm: true,
    uploads: {
      images: { kinds: ['jpeg', 'png', 'gif'], maxBytes: 5_242_880, maxCount: 3 },
    },
  }),
} as const;
