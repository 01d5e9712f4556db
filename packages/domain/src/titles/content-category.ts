import type { ContentCategory, ContentType } from '@hanji/contract/vocabulary.ts';
import { workKind } from './work-kind.ts';

/** The category where none was chosen (reading-service, section 2 "defaults to all_comic"). */
export const standardCategory = 'all_comic' satisfies ContentCategory;

/** The category that a type of content belongs to; magazines stand with what they hold. */
export function categoryOf(type: ContentType): ContentCategory {
  return `all_${workKind(type)}`;
}
