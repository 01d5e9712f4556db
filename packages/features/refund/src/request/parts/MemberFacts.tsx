import type { RefundMember } from '@hanji/contract/entities/refund.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement } from 'react';
import { Facts } from './Facts.tsx';
import * as styles from './Request.module.css';

/** Who is refunded. */
export function MemberFacts({
  profile: { nickname, userId, cellPhone },
}: {
  readonly profile: RefundMember['profile'];
}): ReactElement {
  const t = usePhrases('refund');
  return (
    <section className={styles.section} aria-labelledby="refund-member">
      <h2 id="refund-member" className={styles.heading}>
        {t('memberTitle')}
      </h2>
      <Facts
        facts={[
          { label: t('nickname'), value: <bdi>{nickname}</bdi> },
          { label: t('memberId'), value: <bdi className={styles.id}>{userId}</bdi> },
          { label: t('cellPhone'), value: cellPhone ?? t('none') },
        ]}
      />
    </section>
  );
}
