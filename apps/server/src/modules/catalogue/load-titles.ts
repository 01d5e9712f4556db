import { asc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { together, type Executor } from '#db/executor.ts';
import { content, contentAuthor, contentGenre, contentThumbnail } from '#db/schema/catalogue.ts';
import { image } from '#db/schema/image.ts';
import type { Genre, ThumbnailType } from '@hanji/contract/vocabulary.ts';

type StoredPicture = typeof image.$inferSelect;

/** A title with what belongs to it. */
export type Title = typeof content.$inferSelect & {
  readonly keyVisual: StoredPicture | null;
  readonly thumbnails: readonly { readonly type: ThumbnailType; readonly image: StoredPicture }[];
  readonly genres: readonly Genre[];
  readonly authors: readonly Pick<typeof contentAuthor.$inferSelect, 'name' | 'role'>[];
};

const keyVisual = alias(image, 'key_visual');

/** Titles in the order of the ids; ids without a title are left out. */
export async function loadTitles(db: Executor, ids: readonly number[]): Promise<Title[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const [titles, thumbnails, genres, authors] = await together(
    db,
    () =>
      db
        .select({ content, keyVisual })
        .from(content)
        .leftJoin(keyVisual, eq(keyVisual.id, content.keyVisualId))
        .where(inArray(content.id, wanted)),
    () =>
      db
        .select({ contentId: contentThumbnail.contentId, type: contentThumbnail.type, image })
        .from(contentThumbnail)
        .innerJoin(image, eq(image.id, contentThumbnail.imageId))
        .where(inArray(contentThumbnail.contentId, wanted)),
    () =>
      db
        .select()
        .from(contentGenre)
        .where(inArray(contentGenre.contentId, wanted))
        .orderBy(asc(contentGenre.sort)),
    () =>
      db
        .select()
        .from(contentAuthor)
        .where(inArray(contentAuthor.contentId, wanted))
        .orderBy(asc(contentAuthor.sort)),
  );
  const thumbnailsOf = Map.groupBy(thumbnails, (row) => row.contentId);
  const genresOf = Map.groupBy(genres, (row) => row.contentId);
  const authorsOf = Map.groupBy(authors, (row) => row.contentId);
  const byId = new Map(
    titles.map((row): [number, Title] => [
      row.content.id,
      {
        ...row.content,
        keyVisual: row.keyVisual,
        thumbnails: thumbnailsOf.get(row.content.id) ?? [],
        genres: (genresOf.get(row.content.id) ?? []).map(({ genre }) => genre),
        authors: authorsOf.get(row.content.id) ?? [],
      },
    ]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}
