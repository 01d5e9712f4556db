import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import type { ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { readDocumentsAddress } from '#paths/help-paths.ts';
import { DocumentsScreen } from './DocumentsScreen.tsx';

/** /document/notice and /document/faq (reading-service, section 2). */
export function DocumentsPage(): ReactElement {
  const params = useParams();
  const [query] = useSearchParams();
  const address = readDocumentsAddress(params, query);
  return address ? <DocumentsScreen key={address.type} address={address} /> : <NotFoundPage />;
}
