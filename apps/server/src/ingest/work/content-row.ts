import { adultAge } from '@hanji/domain/access/adult-gate.ts';
import { searchText } from '@hanji/domain/search/search-text.ts';
import { categoryOf } from '@hanji/domain/titles/content-category.ts';
import { workKind } from '@hanji/domain/titles/work-kind.ts';
import type { content } from '#db/schema/works/catalogue.ts';
import type { StoredWork } from './stored-work.ts';

/** A title's row, save what only the database knows: views and chapters so far, and when it was first shown. */
export function contentRow({ source, keyVisualId, themeColor }: StoredWork) {
  const { contributors = [], series, searchWords = [] } = source;
  const people = [...source.authors, ...contributors].map(({ name }) => name);
  const words = [source.name, ...people, source.publisherName, series?.name, ...searchWords];
  return {
    importKey: source.importKey,
    importDigest: source.digest,
    type: source.type,
    category: categoryOf(source.type),
    language: source.language,
    name: source.name,
    description: source.description,
    status: source.status,
    badgeLabel: source.badgeLabel ?? '',
    keyVisualId,
    themeColor,
    mature: source.restrictedAge >= adultAge,
    restrictedAge: source.restrictedAge,
    original: source.original ?? false,
    exclusive: source.exclusive ?? false,
    adsEnabled: source.adsEnabled ?? false,
    contributors: [...contributors],
    seriesName: series?.name ?? null,
    seriesPosition: series?.position ?? null,
    accessibility: source.accessibility ?? null,
    publisherName: source.publisherName ?? null,
    publishDays: [...(source.publishDays ?? [])],
    chapterUnit: source.chapterUnit,
    chapterFileFormat: workKind(source.type) === 'novel' ? 'epub' : 'image',
    orientation: source.orientation,
    sideways: source.sideways ?? false,
    gaugeUsable: source.gaugeUsable ?? false,
    ticketUsable: source.ticketUsable ?? false,
    coinUsable: source.coinUsable ?? false,
    recoverInterval: source.recoverInterval ?? 0,
    rentalPeriod: source.rentalPeriod ?? 0,
    rentExpireAt: source.rentExpireAt ?? null,
    searchText: searchText(words.filter((word) => word !== undefined).join(' ')),
  } satisfies Partial<typeof content.$inferInsert>;
}
