import { and, asc, desc, eq, isNull, max } from 'drizzle-orm';
import type { EditionId } from '@hanji/contract/editions.ts';
import type { DocumentType } from '@hanji/contract/help-vocabulary.ts';
import type { Locale } from '@hanji/contract/vocabulary.ts';
import { inTransaction, type Executor } from '#db/executor.ts';
import { helpDocument, helpDocumentVersion } from '#db/schema/help/document.ts';

/** A document as an operator writes it. */
export type WrittenDocument = {
  readonly type: DocumentType;
  readonly edition: EditionId;
  readonly locale: Locale;
  readonly key: string;
  readonly title: string;
  readonly body: string;
  readonly categoryPath: readonly string[];
  readonly position: number;
  readonly publishedAt: Date;
  readonly writtenBy: string;
};

export type PlacedDocument = { readonly id: number; readonly version: number };

function keyOf({ type, edition, locale, key }: WrittenDocument) {
  return and(
    eq(helpDocument.type, type),
    eq(helpDocument.edition, edition),
    eq(helpDocument.locale, locale),
    eq(helpDocument.key, key),
  );
}

/** The number that a document has by its key, and its newest version; null where it is new. */
export async function findWritten(
  db: Executor,
  written: WrittenDocument,
): Promise<PlacedDocument | null> {
  const [found] = await db
    .select({ id: helpDocument.id, version: max(helpDocumentVersion.version) })
    .from(helpDocument)
    .innerJoin(helpDocumentVersion, eq(helpDocumentVersion.documentId, helpDocument.id))
    .where(keyOf(written))
    .groupBy(helpDocument.id);
  return found === undefined ? null : { id: found.id, version: found.version ?? 0 };
}

/**
 * Keeps a document; under a key that is there already, another version of it, from its moment on.
 * The date that readers see stays that of the first, and one that was withdrawn is shown again.
 */
export async function writeDocument(
  executor: Executor,
  written: WrittenDocument,
): Promise<PlacedDocument> {
  return inTransaction(executor, async (tx) => {
    const { type, edition, locale, key, position, publishedAt } = written;
    const { title, body, categoryPath, writtenBy } = written;
    const [row] = await tx
      .insert(helpDocument)
      .values({ type, edition, locale, key, position, publishedAt })
      .onConflictDoUpdate({
        target: [helpDocument.type, helpDocument.edition, helpDocument.locale, helpDocument.key],
        set: { position, withdrawnAt: null, withdrawnBy: null },
      })
      .returning({ id: helpDocument.id });
    if (row === undefined) throw new Error('no document was stored');
    const before = await findWritten(tx, written);
    const version = (before?.version ?? 0) + 1;
    await tx.insert(helpDocumentVersion).values({
      documentId: row.id,
      version,
      title,
      body,
      categoryPath: [...categoryPath],
      publishedAt,
      writtenBy,
    });
    return { id: row.id, version };
  });
}

/** Takes a document from its readers; false where it is not there, or was taken away before. */
export async function withdrawDocument(
  db: Executor,
  id: number,
  by: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(helpDocument)
    .set({ withdrawnAt: now, withdrawnBy: by })
    .where(and(eq(helpDocument.id, id), isNull(helpDocument.withdrawnAt)))
    .returning({ id: helpDocument.id });
  return rows.length > 0;
}

/** Every document in its newest version, also those that nobody sees. */
export function writtenDocuments(db: Executor) {
  return db
    .selectDistinctOn([helpDocument.edition, helpDocument.type, helpDocument.id], {
      id: helpDocument.id,
      type: helpDocument.type,
      edition: helpDocument.edition,
      locale: helpDocument.locale,
      key: helpDocument.key,
      publishedAt: helpDocument.publishedAt,
      withdrawnAt: helpDocument.withdrawnAt,
      withdrawnBy: helpDocument.withdrawnBy,
      version: helpDocumentVersion.version,
      title: helpDocumentVersion.title,
      categoryPath: helpDocumentVersion.categoryPath,
    })
    .from(helpDocument)
    .innerJoin(helpDocumentVersion, eq(helpDocumentVersion.documentId, helpDocument.id))
    .orderBy(
      asc(helpDocument.edition),
      asc(helpDocument.type),
      asc(helpDocument.id),
      desc(helpDocumentVersion.version),
    );
}
