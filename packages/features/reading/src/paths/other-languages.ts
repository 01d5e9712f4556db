import type { ContentHome } from '@hanji/contract/entities/content.ts';
import type { PageHead } from '@hanji/contract/pages.ts';
import { contentPath } from './paths.ts';

/** Where a work is in other languages, for the head of its page. */
export function otherLanguages({ languages }: Pick<ContentHome, 'languages'>): PageHead['others'] {
  return languages.map(({ languageId: language, type, id }) => {
    return { language, path: contentPath({ contentType: type, contentId: id }) };
  });
}
