import type { ContentCard } from '@hanji/contract/entities/content.ts';
import { badgeOf } from '@hanji/domain/titles/badge.ts';
import { editionFacts } from '#settings/edition-facts.ts';
import { pictureOf, type StoredImage } from '#modules/media/picture.ts';
import type { RequestContext } from '#http/request-context.ts';
import type { Title } from './load-titles.ts';

/** Cards are at most 186 px wide, on screens of up to two pixels each. */
const cardWidth = 360;

export function portraitOf(title: Title): StoredImage | null {
  const portrait = title.thumbnails.find(({ type }) => type === 'portrait');
  return (portrait ?? title.thumbnails[0])?.image ?? null;
}

export function titleBadge(context: RequestContext, title: Title) {
  return badgeOf(title, context.now(), editionFacts(context.origin.edition).timeZone);
}

/** A title as lists show it. */
export function contentCard(context: RequestContext, title: Title): ContentCard {
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
    badge: titleBadge(context, title),
    totalViews: title.totalViews,
    authors: title.authors.map(({ name, role }) => ({ name, role })),
    thumbnail: portrait === null ? null : pictureOf(context.prefix, portrait, cardWidth),
    gaugeUsable: title.gaugeUsable,
  };
}
