import type { ArticleDraft } from '@hanji/contract/calls/creator/own-article.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';

const labels = {
  name: 'articleNameLabel',
  authorComment: 'authorComment',
  commentEnabled: 'commentEnabled',
} as const satisfies Readonly<Record<keyof ArticleDraft, string>>;

/** The fields of an article and their values in words, for two versions to be compared. */
export function useArticleFieldWords() {
  const t = usePhrases('creator');
  const menu = usePhrases('menu');
  return {
    fieldLabel: (field: keyof ArticleDraft): string => t(labels[field]),
    show: (field: keyof ArticleDraft, draft: ArticleDraft): string => {
      const value = draft[field];
      if (typeof value === 'boolean') return menu(value ? 'on' : 'off');
      return value === '' ? t('empty') : value;
    },
  };
}
