import type { ContentCategory, ContentType } from '@hanji/contract/vocabulary.ts';

const categories: Readonly<Record<ContentType, ContentCategory>> = {
  comic: 'all_comic',
  magazine_comic: 'all_comic',
  novel: 'all_novel',
  magazine_novel: 'all_novel',
};

/** The category that a type of content belongs to; magazines stand with what they hold. */
export function categoryOf(type: ContentType): ContentCategory {
  return categories[type];
}
