import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import * as styles from './NeedsScripts.module.css';

/** For a page as the service draws it, where nothing on it works or shows without scripts. */
export function NeedsScripts() {
  const t = usePhrases('errors');
  return (
    <noscript>
      <p className={styles.text}>{t('needsScriptsText')}</p>
    </noscript>
  );
}
