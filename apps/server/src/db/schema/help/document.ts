import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { editionIds, type EditionId } from '@hanji/contract/editions.ts';
import { documentTypes, type DocumentType } from '@hanji/contract/help-vocabulary.ts';
import { locales, type Locale } from '@hanji/contract/vocabulary.ts';
import { moment } from '#db/schema/columns.ts';
import { oneOf } from '#db/schema/one-of.ts';

/** A notice or an answer to what is often asked, in one language of one edition. */
export const helpDocument = pgTable(
  'help_document',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    type: text('type').$type<DocumentType>().notNull(),
    edition: text('edition').$type<EditionId>().notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** The same in every language that it is written in. */
    key: text('key').notNull(),
    /** The order of questions; notices stand by their dates. */
    position: integer('position').notNull().default(0),
    /** Nobody sees it before. */
    publishedAt: moment('published_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
    withdrawnBy: text('withdrawn_by'),
  },
  (t) => [
    check('help_document_type_known', oneOf(t.type, documentTypes)),
    check('help_document_edition_known', oneOf(t.edition, editionIds)),
    check('help_document_locale_known', oneOf(t.locale, locales)),
    check('help_document_withdrawn', sql`num_nulls(withdrawn_at, withdrawn_by) in (0, 2)`),
    uniqueIndex('help_document_key').on(t.type, t.edition, t.locale, t.key),
    index('help_document_shown').on(t.edition, t.type, t.publishedAt),
  ],
);

/** What one says, from a moment on: the newest of its versions holds. */
export const helpDocumentVersion = pgTable(
  'help_document_version',
  {
    documentId: integer('document_id')
      .notNull()
      .references(() => helpDocument.id, { onDelete: 'restrict' }),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    /** Markdown of operators: what draws it believes nothing of it. */
    body: text('body').notNull(),
    /** From the widest to the narrowest. */
    categoryPath: text('category_path').array().notNull(),
    publishedAt: moment('published_at').notNull(),
    writtenBy: text('written_by').notNull(),
  },
  (t) => [primaryKey({ columns: [t.documentId, t.version] })],
);
