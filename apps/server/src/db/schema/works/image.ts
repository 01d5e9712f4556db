import { mostPanels, type ImagePanel } from '@hanji/contract/entities/image.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/schema/columns.ts';

/** What was found of an image's panels: none that count where it was not sure. */
export type StoredPanels = { readonly isSure: boolean; readonly panels: readonly ImagePanel[] };

/**
 * A stored picture. The id is its prefix in the object storage, `covers/<digest>` or
 * `pages/<digest>`: the same bytes are stored once. Variants lie at `<id>/<width>.<format>`,
 * and those that are not encoded yet are made out of the widest or of `<id>/master.jpg`.
 */
export const image = pgTable(
  'image',
  {
    id: text('id').primaryKey(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    format: text('format').$type<'webp' | 'avif'>().notNull(),
    /** Widths that readers may ask for, ascending; each is made at its first request at the latest. */
    widths: integer('widths').array().notNull(),
    dominantColor: text('dominant_color').notNull(),
    /** A data: address of a few pixels. */
    placeholder: text('placeholder').notNull(),
    /** Of a page; null where nobody has looked for any, as on covers. */
    panels: jsonb('panels').$type<StoredPanels>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('image_created_at').on(t.createdAt),
    check(
      'image_panels_bounded',
      sql`jsonb_array_length(${t.panels} -> 'panels') <= ${sql.raw(String(mostPanels))}`,
    ),
  ],
);
