import type { chapter } from '#db/schema/works/chapter.ts';
import { chapterVersion } from './chapter-version.ts';
import type { StoredChapter } from '#ingest/work/stored-work.ts';

/** A book so short that half of it is nothing has none. */
function hasTrial({ source, books }: StoredChapter): boolean {
  return source.body.kind !== 'epub' || books.some(({ salesType }) => salesType === 'trial');
}

/** A chapter's row, save when it appears; `sort` is its order within its unit, from 1. */
export function chapterRow(contentId: number, sort: number, stored: StoredChapter) {
  const { source } = stored;
  const { sales } = source;
  return {
    contentId,
    importKey: source.key,
    version: chapterVersion(stored),
    unit: source.unit,
    sort,
    name: source.name,
    thumbnailId: stored.thumbnailId,
    authorComment: source.authorComment ?? null,
    free: sales.free,
    rentAllowedWith: [...(sales.rentAllowedWith ?? [])],
    purchaseAllowedWith: [...(sales.purchaseAllowedWith ?? [])],
    event: sales.event ?? null,
    originalPrice: sales.originalPrice ?? sales.price ?? 0,
    price: sales.price ?? 0,
    coinBackPrice: sales.coinBackPrice ?? 0,
    originalRentalPrice: sales.originalRentalPrice ?? sales.rentalPrice ?? 0,
    rentalPrice: sales.rentalPrice ?? 0,
    rentalPeriod: sales.rentalPeriod ?? 0,
    trialPages: hasTrial(stored) ? (sales.trialPages ?? 0) : 0,
  } satisfies Omit<typeof chapter.$inferInsert, 'publishedAt'>;
}
