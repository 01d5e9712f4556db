import type { ContentCard } from '@hanji/contract/entities/content.ts';
import { badgeOf } from '@hanji/domain/titles/badge.ts';
import { editionFacts } from '#http/request/edition-facts.ts';
import { pictureOf, type StoredImage } from '#modules/media/picture.ts';
import type { Site } from '#modules/site.ts';
import type { Title } from './load-titles.ts';

/** Cards are at most 186 px wide, on screens of up to two pixels each. */
const cardWidth = 360;

export function portraitOf(title: Title): StoredImage | null {
  const portrait = title.thumbnails.find(({ type }) => type === 'portrait');
  return (portrait ?? title.thumbnails[0])?.image ?? null;
}

export function titleBadge(site: Site, title: Title) {
  return badgeOf(title, site.now(), editionFacts(site.edition).timeZone);
}

/** A title as lists show it. */
export function contentCard(site: Site, title: Title): ContentCard {
  const portrait = portraitOf(title);
  return {
    id: title.id,
    name: title.name,
    type: title.type,
    status: title.status,
    genres: [...title.genres],
    themeColor: title.themeColor,
    restrictedAge: title.restrictedAge,
    mature: title.mature,
    badge: titleBadge(site, title),
    totalViews: title.totalViews,
    authors: title.authors.map(({ name, role }) => ({ name, role })),
    thumbnail: portrait === null ? null : pictureOf(site.prefix, portrait, cardWidth),
    gaugeUsable: title.gaugeUsable,
  };
}
