import type { RefundMember } from '@hanji/contract/entities/refund.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement } from 'react';
import { useRefundWords } from '#calls/use-refund-words.ts';
import * as styles from './Request.module.css';

type Request = NonNullable<RefundMember['profile']['refundRequest']>;

type RequestStateProps = {
  readonly request: Request;
  /** The form follows: the window is open, or open for who has to correct the account. */
  readonly mayAsk: boolean;
};

/** What became of a request so far, and whether another can be sent. */
export function RequestState({ request, mayAsk }: RequestStateProps): ReactElement {
  const t = usePhrases('refund');
  const { time } = useRefundWords();
  const { state, requestedAt, changedAt, reason } = request;
  const isRenewed = changedAt !== requestedAt;
  const sentences = {
    requested: () => [
      t('requested', { time: time(requestedAt) }),
      isRenewed && t('renewed', { time: time(changedAt) }),
      mayAsk && t('replaceable'),
    ],
    taken_up: () => [t('takenUp')],
    paid: () => [t('paid', { time: time(changedAt) })],
    returned: () => [t('returned')],
    refused: () => [t('refused'), mayAsk && t('askAnew')],
  };
  const text = sentences[state]().filter((sentence) => sentence !== false);
  return (
    <div className={styles.state} role="status">
      <p>{text.join(' ')}</p>
      {reason !== null && <p>{t('reason', { reason })}</p>}
    </div>
  );
}
