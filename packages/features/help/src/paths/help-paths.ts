import {
  documentTypes,
  legalTypes,
  type DocumentType,
  type LegalType,
} from '@hanji/contract/help-vocabulary.ts';
import { isJapanese } from '@hanji/domain/help/legal.ts';
import { readId } from '@hanji/domain/paths/read-id.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** Notices or answers, as a route names them; null where it names neither. */
export function readDocumentType(params: Params): DocumentType | null {
  return documentTypes.find((known) => known === params['type']) ?? null;
}

/** What of a list is shown: a category, or all of it, and a page, from 0. */
export type DocumentsAddress = {
  readonly type: DocumentType;
  readonly category: string | null;
  readonly pageNo: number;
};

export const documentsPageSize = 20;

const longestCategory = 100;

export function readDocumentsAddress(
  params: Params,
  query: URLSearchParams,
): DocumentsAddress | null {
  const type = readDocumentType(params);
  if (type === null) return null;
  const category = query.get('category')?.slice(0, longestCategory) || null;
  const page = Math.min(readId(query.get('page')) ?? 1, 1000);
  return { type, category, pageNo: page - 1 };
}

/** reading-service, section 2: `/document/notice` and `/document/faq`. */
export function documentsPath(
  type: DocumentType,
  { category = null, pageNo = 0 }: Partial<Omit<DocumentsAddress, 'type'>> = {},
): string {
  const query = new URLSearchParams({
    ...(category !== null && { category }),
    ...(pageNo > 0 && { page: String(pageNo + 1) }),
  });
  return `/document/${type}${query.size > 0 ? `?${query.toString()}` : ''}`;
}

/** reading-service, section 2: their `/detail` pages, which a query tells apart. */
export function documentPath(type: DocumentType, id: number): string {
  return `/document/${type}/detail?id=${id}`;
}

/** The document that an address names; null where it names none. */
export function readDocumentAddress(
  params: Params,
  query: URLSearchParams,
): { readonly type: DocumentType; readonly documentId: number } | null {
  const type = readDocumentType(params);
  const documentId = readId(query.get('id'));
  return type && documentId ? { type, documentId } : null;
}

/** A legal text as a route names it, in one version or in the one that holds. */
export type LegalAddress = { readonly type: LegalType; readonly version: string | null };

const versionForm = /^[\w.-]{1,32}$/;

export function readLegalAddress(params: Params): LegalAddress | null {
  const type = legalTypes.find((known) => known === params['type']);
  const version = params['version'] ?? null;
  if (!type || (version !== null && !versionForm.test(version))) return null;
  return { type, version };
}

/**
 * `/legal/{type}` (reading-service, section 2) and `/legal/{type}/{version}`
 * (challenge-and-shutdown, section 2.6); what is only in Japanese says so.
 */
export function legalPath(type: LegalType, version: string | null = null): string {
  const path = version === null ? `/legal/${type}` : `/legal/${type}/${version}`;
  return isJapanese(type) ? `${path}?languageCode=ja` : path;
}
