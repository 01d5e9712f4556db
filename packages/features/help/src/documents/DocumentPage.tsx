import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import type { ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { readDocumentAddress } from '#paths/help-paths.ts';
import { DocumentScreen } from './DocumentScreen.tsx';

/** /document/notice/detail and /document/faq/detail (reading-service, section 2). */
export function DocumentPage(): ReactElement {
  const params = useParams();
  const [query] = useSearchParams();
  const address = readDocumentAddress(params, query);
  return address ? <DocumentScreen {...address} /> : <NotFoundPage />;
}
