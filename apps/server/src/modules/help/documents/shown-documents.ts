import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { DocumentType } from '@hanji/contract/help-vocabulary.ts';
import type { Locale } from '@hanji/contract/vocabulary.ts';
import { helpDocument, helpDocumentVersion } from '#db/schema/help/document.ts';
import type { RequestContext } from '#http/request-context.ts';
import { editionFacts } from '#settings/edition-facts.ts';

export type DocumentPlace = Pick<RequestContext, 'db' | 'now' | 'origin'>;

/** Whose documents an origin shows; the server's own origin has the facts of the Korean edition. */
export function editionOf({ origin }: Pick<DocumentPlace, 'origin'>) {
  return origin.edition ?? 'ko';
}

/**
 * What an edition shows of a type now: each document once, in the language asked for, else in the
 * edition's first, else in any, and in its newest version. A query to be gone on with.
 */
export function shownDocuments(place: DocumentPlace, type: DocumentType, locale: Locale) {
  const { db, now, origin } = place;
  const at = now();
  const wanted = [locale, editionFacts(origin.edition).locales[0]];
  const liking = sql`array_position(${sql.param(wanted)}::text[], ${helpDocument.locale})`;
  return db
    .selectDistinctOn([helpDocument.key], {
      id: helpDocument.id,
      key: helpDocument.key,
      locale: helpDocument.locale,
      position: helpDocument.position,
      publishedAt: helpDocument.publishedAt,
      title: helpDocumentVersion.title,
      body: helpDocumentVersion.body,
      categoryPath: helpDocumentVersion.categoryPath,
    })
    .from(helpDocument)
    .innerJoin(
      helpDocumentVersion,
      and(
        eq(helpDocumentVersion.documentId, helpDocument.id),
        lte(helpDocumentVersion.publishedAt, at),
      ),
    )
    .where(
      and(
        eq(helpDocument.edition, editionOf(place)),
        eq(helpDocument.type, type),
        lte(helpDocument.publishedAt, at),
        isNull(helpDocument.withdrawnAt),
      ),
    )
    .orderBy(
      helpDocument.key,
      sql`${liking} asc nulls last`,
      helpDocument.locale,
      desc(helpDocumentVersion.version),
    );
}
