import type { Chapter, ChapterLink, SalesConfig } from '@hanji/contract/entities/chapter.ts';
import { rentalTerms } from '@hanji/domain/chapters/rental.ts';
import { hasPreview } from '@hanji/domain/reading/has-preview.ts';
import type { TitleRow } from '#modules/catalogue/load-titles.ts';
import { pictureOf, type StoredImage } from '#modules/media/picture.ts';
import type { RequestContext } from '#http/request-context.ts';
import type { ChapterRow } from './queries.ts';

/** Thumbnails of chapters are at most 180 px wide, on screens of up to two pixels each. */
const thumbnailWidth = 360;

function thumbnailOf(context: RequestContext, stored: StoredImage | null) {
  return stored === null ? null : { url: pictureOf(context.prefix, stored, thumbnailWidth).url };
}

function salesConfig(title: TitleRow, row: ChapterRow['chapter'], now: Date): SalesConfig {
  return {
    ...rentalTerms(row.rentAllowedWith, title.rentExpireAt, now),
    free: row.free,
    purchaseAllowedWith: row.purchaseAllowedWith,
    event: row.event,
    originalPrice: row.originalPrice,
    price: row.price,
    coinBackPrice: row.coinBackPrice,
    originalRentalPrice: row.originalRentalPrice,
    rentalPrice: row.rentalPrice,
    rentalPeriod: row.rentalPeriod,
  };
}

/** A chapter as lists have it, for somebody who has read it or has not. */
export function chapterEntity(
  context: RequestContext,
  title: TitleRow,
  row: ChapterRow,
  read: boolean,
): Chapter {
  const { chapter, thumbnail } = row;
  return {
    id: chapter.id,
    volumeId: chapter.volumeId,
    unit: chapter.unit,
    name: chapter.name,
    publishedAt: chapter.publishedAt.toISOString(),
    sort: chapter.sort,
    thumbnail: thumbnailOf(context, thumbnail),
    hasTrial: hasPreview(chapter),
    authorComment: chapter.authorComment,
    activity: {
      unlocked: false,
      rented: false,
      rentRemained: 0,
      read,
    },
    salesConfig: salesConfig(title, chapter, context.now()),
  };
}

export function chapterLink(context: RequestContext, row: ChapterRow | null): ChapterLink | null {
  if (row === null) return null;
  const { chapter, thumbnail } = row;
  return { id: chapter.id, name: chapter.name, thumbnail: thumbnailOf(context, thumbnail) };
}
