import type { ContentCategory } from '@hanji/contract/vocabulary.ts';
import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import type { PhraseBundle } from '@hanji/i18n/phrases.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';

const categoryWords = { all_comic: 'comics', all_novel: 'novels' } as const;

/** `Ranking – Comics`: comics and novels have pages of the same names. */
function joined(title: string | undefined, category: string | undefined): string | undefined {
  return title && category ? `${title} – ${category}` : title;
}

/** The title of a category's page, for its head. */
export function categoryTitle(
  { frame }: PhraseBundle,
  category: ContentCategory | null,
  title: string | undefined,
): string | undefined {
  return joined(title, category ? frame?.[categoryWords[category]] : undefined);
}

/** Names a category's page in the browser's tab as its head does. */
export function useCategoryTitle(category: ContentCategory, title: string | undefined): void {
  const frame = usePhrases('frame');
  useDocumentTitle(joined(title, frame(categoryWords[category])));
}
