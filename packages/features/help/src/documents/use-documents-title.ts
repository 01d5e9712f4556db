import type { DocumentType } from '@hanji/contract/help-vocabulary.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';

/** What a list is called. */
export function useDocumentsTitle(type: DocumentType): string {
  const t = usePhrases('help');
  const menu = usePhrases('menu');
  return type === 'faq' ? t('faqTitle') : menu('notices');
}
