import type { RefundCoins, RefundMember } from '@hanji/contract/entities/refund.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import type { ReactElement } from 'react';
import { useRefundWords } from '#calls/use-refund-words.ts';
import { Facts } from './Facts.tsx';
import * as styles from './Request.module.css';

type Profile = RefundMember['profile'];
type Store = RefundCoins['store'];

const stores: readonly Store[] = ['ios', 'aos', 'aos3rdParty', 'other'];

/** Names of shops, the same in every language but for the last. */
const storeNames = { ios: 'App Store', aos: 'Google Play', aos3rdParty: 'ONE store' } as const;

function useStoreName(): (store: Store) => string {
  const t = usePhrases('refund');
  return (store) => (store === 'other' ? t('web') : storeNames[store]);
}

/** What a member is refunded, and how each amount came about. */
export function TotalsSection({ profile }: { readonly profile: Profile }): ReactElement {
  const t = usePhrases('refund');
  const { won, count } = useRefundWords();
  const storeName = useStoreName();
  const { refundTotalAmount, refundPurchasedAmount, refundBalanceCoin, coinDetail } =
    profile.inventory;
  return (
    <section className={styles.section} aria-labelledby="refund-totals">
      <h2 id="refund-totals" className={styles.heading}>
        {t('totalsTitle')}
      </h2>
      <p className={styles.total}>
        <span>{t('total')}</span> <strong>{won(refundTotalAmount)}</strong>
      </p>
      <Facts
        facts={[
          { label: t('chaptersAmount'), value: won(refundPurchasedAmount) },
          { label: t('coinsAmount'), value: won(refundTotalAmount - refundPurchasedAmount) },
        ]}
      />
      <h3 className={styles.heading}>{t('byStore')}</h3>
      <Facts
        facts={[
          ...stores.map((store) => ({ label: storeName(store), value: count(coinDetail[store]) })),
          { label: t('coinsAmount'), value: t('coins', { coins: count(refundBalanceCoin) }) },
        ]}
      />
      <HowCoins lines={profile.refundCoins} />
      <LinkButton href="/refund/detail">{t('seeChapters')}</LinkButton>
    </section>
  );
}

function HowCoins({ lines }: { readonly lines: readonly RefundCoins[] }): ReactElement | null {
  const t = usePhrases('refund');
  const { won, count, time } = useRefundWords();
  const storeName = useStoreName();
  if (lines.length === 0) return null;
  return (
    <details className={styles.how}>
      <summary>{t('howTitle')}</summary>
      <ul className={styles.lines}>
        {lines.map(({ store, purchasedAt, coins, granted, paid, refundAmount }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lots have no ids on the wire, and keep their places
          <li key={at} className={styles.line}>
            <div>
              <p>
                {t('coinsOf', { coins: count(coins), granted: count(granted), paid: won(paid) })}
              </p>
              <p className={styles.about}>
                {storeName(store)} · <time dateTime={purchasedAt}>{time(purchasedAt)}</time>
              </p>
            </div>
            <strong>{won(refundAmount)}</strong>
          </li>
        ))}
      </ul>
    </details>
  );
}
