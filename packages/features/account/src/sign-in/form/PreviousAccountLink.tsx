import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Link } from '@hanji/ui-kit/actions/link/Link.tsx';
import type { ReactElement } from 'react';
import { useOffersMove } from '#layout/use-offers-move.ts';
import * as styles from './SignInLinks.module.css';

/** The way to the migration from sign-in, where there is something to move from. */
export function PreviousAccountLink(): ReactElement | null {
  const t = usePhrases('signIn');
  if (!useOffersMove()) return null;
  return (
    <p className={styles.links}>
      <Link className={styles.link} href="/integrate">
        {t('previousAccount')}
      </Link>
    </p>
  );
}
