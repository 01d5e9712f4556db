import { signUpCalls } from '@hanji/contract/calls/account/sign-up.ts';
import { helpCalls } from '@hanji/contract/calls/help.ts';
import { firstCallsBy } from '@hanji/edition/pages/first-calls.ts';
import { firstScreen, type Pages } from '@hanji/edition/pages/page.ts';
import type { helpApi } from './calls/endpoints.ts';
import { documentsCall } from './paths/documents-call.ts';
import { readDocumentAddress, readDocumentsAddress, readLegalAddress } from './paths/help-paths.ts';

const { firstCall } = firstCallsBy<(typeof helpApi)['endpoints']>();

/** Help (reading-service, section 2; challenge-and-shutdown, section 2.6). */
export const helpPages = {
  '/document/:type': {
    component: 'DocumentsPage',
    saysLater: true,
    query: ['category', 'page'],
    first: firstScreen({
      call: ({ params, query }) => {
        const address = readDocumentsAddress(params, query);
        if (!address) return null;
        return firstCall('getDocuments', helpCalls.getDocuments, documentsCall(address));
      },
      head: ({ help, menu }, _page, { params }) => ({
        title: params['type'] === 'faq' ? help?.faqTitle : menu?.notices,
      }),
    }),
  },
  '/document/:type/detail': {
    component: 'DocumentPage',
    saysLater: true,
    query: ['id'],
    first: firstScreen({
      call: ({ params, query }) => {
        const address = readDocumentAddress(params, query);
        return address && firstCall('getDocument', helpCalls.getDocument, { params: address });
      },
      head: (_words, document) => ({ title: document?.title, kind: 'article' }),
    }),
  },
  '/legal/:type': {
    component: 'LegalPage',
    saysLater: true,
    query: ['languageCode'],
    first: firstScreen({
      call: ({ params }) => {
        const address = readLegalAddress(params);
        if (!address) return null;
        const { type } = address;
        return firstCall('getLegal', signUpCalls.getConsent, { params: { type } });
      },
      head: (_words, text) => ({ title: text?.title }),
    }),
  },
  '/legal/:type/:version': {
    component: 'LegalVersionPage',
    saysLater: true,
    query: ['languageCode'],
    first: firstScreen({
      call: ({ params }) => {
        const address = readLegalAddress(params);
        if (!address?.version) return null;
        const { type, version } = address;
        const args = { params: { type, version } };
        return firstCall('getLegalVersion', signUpCalls.getConsentVersion, args);
      },
      // The one that holds now is for those who gather pages.
      head: (_words, text) => ({ title: text?.title, robots: 'noindex' }),
    }),
  },
  '/inquiry': {
    component: 'InquiryPage',
    saysLater: true,
    first: { head: ({ menu }) => ({ title: menu?.inquiry }) },
  },
} satisfies Pages;
