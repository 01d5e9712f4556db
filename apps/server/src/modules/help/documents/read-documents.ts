import { and, eq } from 'drizzle-orm';
import type {
  DocumentPage,
  HelpDocument,
  ListedDocument,
} from '@hanji/contract/entities/document.ts';
import type { DocumentType } from '@hanji/contract/help-vocabulary.ts';
import { helpDocument } from '#db/schema/help/document.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { Client } from '#http/request/client-headers.ts';
import { pageOf, sliceOf, type Paging } from '#modules/browsing/paging.ts';
import { editionOf, shownDocuments, type DocumentPlace } from './shown-documents.ts';

type Asking = Pick<Client, 'locale'>;
type Shown = Awaited<ReturnType<typeof shownDocuments>>[number];

/** Questions in their order, and in one place the newest first. */
function inOrder(one: Shown, other: Shown): number {
  return (
    one.position - other.position ||
    other.publishedAt.getTime() - one.publishedAt.getTime() ||
    other.id - one.id
  );
}

function listed({ id, title, publishedAt, categoryPath, locale }: Shown): ListedDocument {
  return { id, title, publishedAt: publishedAt.toISOString(), categoryPath, locale };
}

/** Few enough that all of them are read: an operator writes each. */
export async function listDocuments(
  place: DocumentPlace,
  type: DocumentType,
  { category, ...paging }: Paging & { readonly category?: string | undefined },
  { locale }: Asking,
): Promise<DocumentPage> {
  const all = (await shownDocuments(place, type, locale)).toSorted(inOrder);
  const wanted = all.filter((each) => category === undefined || each.categoryPath[0] === category);
  const { offset, limit } = sliceOf(paging);
  return {
    documents: wanted.slice(offset, offset + limit).map(listed),
    categories: [...new Set(all.flatMap(({ categoryPath }) => categoryPath[0] ?? []))],
    page: pageOf(paging, wanted.length),
  };
}

/**
 * A document by its number in any language, as it is in the language asked for.
 * @throws ApiFailure 404 unknown, withdrawn, not yet published, or another edition's
 */
export async function readDocument(
  place: DocumentPlace,
  { type, documentId }: { readonly type: DocumentType; readonly documentId: number },
  { locale }: Asking,
): Promise<HelpDocument> {
  const [named] = await place.db
    .select({ key: helpDocument.key })
    .from(helpDocument)
    .where(
      and(
        eq(helpDocument.id, documentId),
        eq(helpDocument.type, type),
        eq(helpDocument.edition, editionOf(place)),
      ),
    );
  const shown = named && (await shownDocuments(place, type, locale));
  const found = shown?.find(({ key }) => key === named?.key);
  if (found === undefined) throw new ApiFailure(404, 'documentNotFound');
  return { ...listed(found), body: found.body };
}
