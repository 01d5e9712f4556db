import type { LegalType } from '@hanji/contract/help-vocabulary.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Link } from '@hanji/ui-kit/actions/link/Link.tsx';
import type { ReactElement } from 'react';
import { legalPath } from '#paths/help-paths.ts';
import * as styles from './LegalScreen.module.css';

/** Above a text that holds no longer. */
export function OlderVersion({ type }: { readonly type: LegalType }): ReactElement {
  const t = usePhrases('help');
  return (
    <p className={styles.older}>
      {t('olderVersion')}
      <Link className={styles.link} href={legalPath(type)}>
        {t('newerThere')}
      </Link>
    </p>
  );
}
