import type { ContentCategory, ContentType } from '@hanji/contract/vocabulary.ts';

const categories: Readonly<Record<ContentType, ContentCategory>> = {
  comic: 'all_comic',
  magazine_comic: 'all_comic',
  novel: 'all_novel',
  magazine_novel: 'all_novel',
};

/** The category where none was chosen (reading-service, section 2 "defaults to all_comic"). */
export const standardCategory = 'all_comic' satisfies ContentCategory;

/** The category that a type of content belongs to; magazines stand with what they hold. */
export function categoryOf(type: ContentType): ContentCategory {
  return categories[type];
}
