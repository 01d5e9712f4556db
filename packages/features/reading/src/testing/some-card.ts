import type { ContentCard } from '@hanji/contract/entities/content.ts';

/** A title on a list, without a picture. */
export function someCard(more: Partial<ContentCard> = {}): ContentCard {
  return {
    id: 7,
    name: 'Lane Nine',
    type: 'comic',
    status: 'started',
    genres: ['drama'],
    themeColor: '#4a3c70',
    restrictedAge: 0,
    mature: false,
    badge: null,
    totalViews: 0,
    authors: [],
    thumbnail: null,
    gaugeUsable: false,
    ...more,
  };
}
