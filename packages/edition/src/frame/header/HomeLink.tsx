import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Wordmark } from '@hanji/ui-kit/marks/wordmark/Wordmark.tsx';
import { Link } from 'react-router-dom';
import * as styles from './SiteHeader.module.css';

/** The wordmark leads Home. */
export function HomeLink() {
  const t = usePhrases('frame');
  return (
    <Link to="/" className={styles.home} aria-label={t('brand')}>
      <Wordmark />
    </Link>
  );
}
