import type { ContentType } from '@hanji/contract/vocabulary.ts';

/** What a work is made of: pictures, or a book's text. It decides how its chapters come and open. */
export type WorkKind = 'comic' | 'novel';

const kinds: Readonly<Record<ContentType, WorkKind>> = {
  comic: 'comic',
  magazine_comic: 'comic',
  novel: 'novel',
  magazine_novel: 'novel',
};

/** What a type of content is; magazines are what they hold. */
export function workKind(type: ContentType): WorkKind {
  return kinds[type];
}
