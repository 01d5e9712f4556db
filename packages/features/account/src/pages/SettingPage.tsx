import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import { LanguageSelect } from '@hanji/edition/language/LanguageSelect.tsx';
import { ThemeSelect } from '@hanji/edition/theme/ThemeSelect.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import * as styles from './SettingPage.module.css';

/** What a reader sets for this device: appearance and language. */
export function SettingPage() {
  const t = usePhrases('account');
  const title = usePhrases('menu')('settings');
  useDocumentTitle(title);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <ThemeSelect />
      <LanguageSelect />
      <p className={styles.note}>{t('settingKept')}</p>
    </div>
  );
}
