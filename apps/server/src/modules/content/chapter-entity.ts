import type { Chapter, ChapterLink, SalesConfig } from '@hanji/contract/entities/chapter.ts';
import { secondsLeft } from '@hanji/domain/times/seconds-left.ts';
import type { Title } from '#modules/catalogue/load-titles.ts';
import { pictureOf, type StoredImage } from '#modules/media/picture.ts';
import type { Site } from '#modules/site.ts';
import type { ChapterRow, Reading } from './queries.ts';

/** Thumbnails of chapters are at most 180 px wide, on screens of up to two pixels each. */
const thumbnailWidth = 360;

const thumbnailOf = (site: Site, stored: StoredImage | null) =>
  stored === null ? null : { url: pictureOf(site.prefix, stored, thumbnailWidth).url };

/** Seconds until titles can no longer be rented; 0 where no end is set or it has passed. */
function rentableRemained(title: Title, row: ChapterRow['chapter'], now: Date): number {
  if (row.rentAllowedWith.length === 0 || title.rentExpireAt === null) return 0;
  return secondsLeft(title.rentExpireAt, now);
}

function salesConfig(title: Title, row: ChapterRow['chapter'], now: Date): SalesConfig {
  const rentEnded = title.rentExpireAt !== null && title.rentExpireAt <= now;
  return {
    rentableRemained: rentableRemained(title, row, now),
    free: row.free,
    rentAllowedWith: rentEnded ? [] : row.rentAllowedWith,
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

export const hasTrial = ({ chapter }: ChapterRow): boolean =>
  !chapter.free && chapter.trialPages > 0;

/** A chapter as lists have it; `reading` is null for a visitor. */
export function chapterEntity(
  site: Site,
  title: Title,
  row: ChapterRow,
  reading: Reading | null,
): Chapter {
  const { chapter, thumbnail } = row;
  return {
    id: chapter.id,
    volumeId: chapter.volumeId,
    unit: chapter.unit,
    name: chapter.name,
    publishedAt: chapter.publishedAt.toISOString(),
    sort: chapter.sort,
    thumbnail: thumbnailOf(site, thumbnail),
    hasTrial: hasTrial(row),
    authorComment: chapter.authorComment,
    activity: {
      unlocked: false,
      rented: false,
      rentRemained: 0,
      read: reading?.read.has(chapter.id) ?? false,
    },
    salesConfig: salesConfig(title, chapter, site.now()),
  };
}

export function chapterLink(site: Site, row: ChapterRow | null): ChapterLink | null {
  if (row === null) return null;
  const { chapter, thumbnail } = row;
  return { id: chapter.id, name: chapter.name, thumbnail: thumbnailOf(site, thumbnail) };
}
