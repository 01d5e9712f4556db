import { useHasPage } from '@hanji/edition/frame/site-paths.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import type { ReactElement } from 'react';
import * as styles from './AskUs.module.css';

/** Below answers: the way to a question of one's own. */
export function AskUs(): ReactElement | null {
  const t = usePhrases('help');
  if (!useHasPage()('/inquiry')) return null;
  return (
    <div className={styles.ask}>
      <p>{t('askUsText')}</p>
      <LinkButton href="/inquiry">{t('askUs')}</LinkButton>
    </div>
  );
}
