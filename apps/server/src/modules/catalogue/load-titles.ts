import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '#db/executor.ts';
import { preparedQuery } from '#db/prepared-query.ts';
import {
  content,
  contentAuthor,
  contentGenre,
  contentThumbnail,
} from '#db/schema/works/catalogue.ts';
import { image } from '#db/schema/works/image.ts';
import type { StoredImage } from '#modules/media/picture.ts';
import type { Genre, ThumbnailType } from '@hanji/contract/vocabulary.ts';

/** A title's own row. */
export type TitleRow = Omit<typeof content.$inferSelect, 'searchForms'>;

/** A title with what belongs to it. */
export type Title = TitleRow & {
  readonly keyVisual: StoredImage | null;
  readonly thumbnails: readonly { readonly type: ThumbnailType; readonly image: StoredImage }[];
  readonly genres: readonly Genre[];
  readonly authors: readonly Pick<typeof contentAuthor.$inferSelect, 'name' | 'role'>[];
};

const keyVisual = alias(image, 'key_visual');
const { id, width, height, format, widths } = getTableColumns(keyVisual);
// Of its own row only searches need how it is searched.
const { searchForms: _forms, ...columns } = getTableColumns(content);

// Gathered by PostgreSQL, so that a page of titles is one round trip.
const thumbnails: SQL<Title['thumbnails']> = sql`(
  select coalesce(json_agg(json_build_object('type', ${contentThumbnail.type}, 'image',
    json_build_object('id', ${image.id}, 'width', ${image.width}, 'height', ${image.height},
      'format', ${image.format}, 'widths', ${image.widths}))), '[]')
  from ${contentThumbnail} inner join ${image} on ${image.id} = ${contentThumbnail.imageId}
  where ${contentThumbnail.contentId} = ${content.id})`;

const genres: SQL<Genre[]> = sql`(
  select coalesce(json_agg(${contentGenre.genre} order by ${contentGenre.sort}), '[]')
  from ${contentGenre} where ${contentGenre.contentId} = ${content.id})`;

const authors: SQL<Title['authors']> = sql`(
  select coalesce(json_agg(json_build_object('name', ${contentAuthor.name},
    'role', ${contentAuthor.role}) order by ${contentAuthor.sort}), '[]')
  from ${contentAuthor} where ${contentAuthor.contentId} = ${content.id})`;

const titles = preparedQuery((db) =>
  db
    .select({
      ...columns,
      keyVisual: { id, width, height, format, widths },
      thumbnails,
      genres,
      authors,
    })
    .from(content)
    .leftJoin(keyVisual, eq(keyVisual.id, content.keyVisualId))
    .where(eq(content.id, sql`any(${sql.placeholder('ids')})`))
    .prepare('titles'),
);

/** Titles in the order of the ids; ids without a title are left out. */
export async function loadTitles(db: Executor, ids: readonly number[]): Promise<Title[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const rows = await titles(db).execute({ ids: wanted });
  const byId = new Map(rows.map((row): [number, Title] => [row.id, row]));
  return ids.flatMap((wantedId) => byId.get(wantedId) ?? []);
}
