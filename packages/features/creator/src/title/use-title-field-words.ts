import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { TitleWords } from './title-draft.ts';

/** The fields of a title and their values in words, for two versions to be compared. */
export function useTitleFieldWords() {
  const t = usePhrases('creator');
  const menu = usePhrases('menu');
  const genre = usePhrases('genres');
  return {
    fieldLabel: (field: keyof TitleWords): string =>
      t(field === 'published' ? 'shownToReaders' : field),
    show: (field: keyof TitleWords, words: TitleWords): string => {
      const value = words[field];
      if (field === 'genres') return words.genres.map((each) => genre(each)).join(' · ');
      if (field === 'primaryGenre') return words.primaryGenre ? genre(words.primaryGenre) : '';
      if (typeof value === 'boolean') return menu(value ? 'on' : 'off');
      return typeof value === 'string' && value !== '' ? value : t('empty');
    },
  };
}
