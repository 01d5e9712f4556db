import type { helpCalls } from '@hanji/contract/calls/help.ts';
import type { ArgumentsOf } from '@hanji/api-client/api.ts';
import { documentsPageSize, type DocumentsAddress } from './help-paths.ts';

/** What a list asks the service for, the same in a browser and where the service draws the page. */
export function documentsCall({
  type,
  category,
  pageNo,
}: DocumentsAddress): ArgumentsOf<(typeof helpCalls)['getDocuments']> {
  const query = { pageNo, pageSize: documentsPageSize };
  return { params: { type }, query: category === null ? query : { category, ...query } };
}
