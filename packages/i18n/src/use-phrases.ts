import { useTranslation } from 'react-i18next';
import './i18n.ts';
import type { Locale } from './locale.ts';
import type { Namespace } from './phrases.ts';

/** The typed `t` of one namespace. */
export function usePhrases<N extends Namespace>(namespace: N) {
  return useTranslation(namespace).t;
}

/** The language that the edition is shown in. */
export function useLocale(): Locale {
  return useTranslation().i18n.language as Locale;
}

/** The `t` of all namespaces, for the formatters of `format/`. */
export function useTranslate() {
  return useTranslation().i18n.t;
}
