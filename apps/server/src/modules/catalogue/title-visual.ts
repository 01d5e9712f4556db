import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { preparedQuery } from '#db/prepared-query.ts';
import { content, contentThumbnail } from '#db/schema/works/catalogue.ts';
import { image } from '#db/schema/works/image.ts';
import type { StoredImage } from '#modules/media/picture.ts';

const { id, width, height, format, widths } = getTableColumns(image);

const visuals = preparedQuery((db) =>
  db
    .select({ id, width, height, format, widths })
    .from(image)
    .where(
      eq(
        image.id,
        sql`(select coalesce(${content.keyVisualId}, (
          select ${contentThumbnail.imageId} from ${contentThumbnail}
          where ${contentThumbnail.contentId} = ${content.id}
          order by ${contentThumbnail.type} limit 1))
          from ${content} where ${content.id} = ${sql.placeholder('titleId')})`,
      ),
    )
    .prepare('title_visual'),
);

/** A title's key visual, else one of its thumbnails; null where it has no picture. */
export async function titleVisual(db: Executor, titleId: number): Promise<StoredImage | null> {
  const [visual = null] = await visuals(db).execute({ titleId });
  return visual;
}
