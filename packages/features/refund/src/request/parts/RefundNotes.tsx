import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement } from 'react';
import * as styles from './Request.module.css';

/** What a member has to know before asking (challenge-and-shutdown, sections 5 and 9). */
export function RefundNotes(): ReactElement {
  const t = usePhrases('refund');
  return (
    <section className={styles.section} aria-labelledby="refund-notes">
      <h2 id="refund-notes" className={styles.heading}>
        {t('notesTitle')}
      </h2>
      <ul className={styles.notes}>
        {(
          ['noteWrong', 'noteNothing', 'noteOverseas', 'paidCoins', 'payout', 'noteKept'] as const
        ).map((note) => (
          <li key={note}>{t(note)}</li>
        ))}
      </ul>
    </section>
  );
}
