import type { RefundMember } from '@hanji/contract/entities/refund.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement } from 'react';
import { useRefundWords } from '#calls/use-refund-words.ts';
import * as styles from './Request.module.css';

type Request = NonNullable<RefundMember['profile']['refundRequest']>;

/** What became of a request so far. */
export function RequestState({ request }: { readonly request: Request }): ReactElement {
  const t = usePhrases('refund');
  const { time } = useRefundWords();
  const { state, requestedAt, changedAt, reason } = request;
  const text = {
    requested: () => t('requested', { time: time(requestedAt) }),
    taken_up: () => t('takenUp'),
    paid: () => t('paid', { time: time(changedAt) }),
    returned: () => t('returned'),
    refused: () => t('refused'),
  }[state]();
  return (
    <div className={styles.state} role="status">
      <p>{text}</p>
      {reason !== null && <p>{t('reason', { reason })}</p>}
    </div>
  );
}
