import type { RefundMember } from '@hanji/contract/entities/refund.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement } from 'react';
import { Facts } from './Facts.tsx';
import * as styles from './Request.module.css';

/** Where a refund goes or went, its number masked, when there is no form any more. */
export function SentAccount({
  profile: { refundBank, refundAccountInfo },
}: {
  readonly profile: RefundMember['profile'];
}): ReactElement {
  const t = usePhrases('refund');
  const { bankCode, accountNumber, accountHolderName } = refundAccountInfo;
  return (
    <section className={styles.section} aria-labelledby="refund-sent">
      <h2 id="refund-sent" className={styles.heading}>
        {t('accountTitle')}
      </h2>
      <Facts
        facts={[
          { label: t('bank'), value: refundBank.find(({ code }) => code === bankCode)?.name },
          { label: t('number'), value: <bdi>{accountNumber}</bdi> },
          { label: t('holder'), value: <bdi>{accountHolderName}</bdi> },
        ]}
      />
    </section>
  );
}
