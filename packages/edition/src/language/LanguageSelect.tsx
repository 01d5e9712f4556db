import { usePhrases, useLocale } from '@hanji/i18n/use-phrases.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useRunningEdition } from '#edition-context.tsx';
import * as styles from './LanguageSelect.module.css';
import { siteForLanguage, speak } from './switch-language.ts';
import { useLanguages } from './use-languages.ts';

/** Chooses the language; one of another edition leads to that edition's site. */
export function LanguageSelect() {
  const t = usePhrases('frame');
  const id = useId();
  const locale = useLocale();
  const running = useRunningEdition();
  const { i18n } = useTranslation();
  const languages = useLanguages();

  const choose = (code: string) => {
    const language = languages.find((candidate) => candidate.code === code);
    if (!language) return;
    if (running.edition.locales.includes(language.code)) {
      void speak(running, i18n, language.code);
      return;
    }
    const site = siteForLanguage(language, location.pathname);
    if (site) location.assign(site);
  };

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {t('language')}
      </label>
      <select
        id={id}
        className={styles.select}
        value={locale}
        onChange={(event) => choose(event.target.value)}
      >
        {languages.map((language) => (
          <option key={language.code} value={language.code} lang={language.code}>
            {language.label}
          </option>
        ))}
      </select>
    </div>
  );
}
