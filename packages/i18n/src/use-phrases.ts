import { useTranslation } from 'react-i18next';
import type { Locale } from './locale.ts';
import type { Namespace } from './phrases.ts';
import type { Translate, TranslateIn } from './translate.ts';

/** The typed `t` of one namespace. */
export function usePhrases<N extends Namespace>(namespace: N): TranslateIn<N> {
  return useTranslation(namespace).t as unknown as TranslateIn<N>;
}

/** The language that the edition is shown in. */
export function useLocale(): Locale {
  return useTranslation().i18n.language as Locale;
}

/** The `t` of all namespaces, for the formatters of `format/`. */
export function useTranslate(): Translate {
  return useTranslation().i18n.t as unknown as Translate;
}
