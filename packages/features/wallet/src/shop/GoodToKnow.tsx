import { useGetAppConfigQuery } from '@hanji/api-client/endpoints/app.ts';
import type { CoinProduct } from '@hanji/contract/entities/payment.ts';
import { paidCoinsLastYears } from '@hanji/domain/payment/lots-of-order.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Link } from '@hanji/ui-kit/actions/link/Link.tsx';
import type { ReactElement } from 'react';
import * as styles from './Shop.module.css';

/** How long coins hold, what is paid back, and what the law of the edition has said beside a sale. */
export function GoodToKnow({
  products,
}: {
  readonly products: readonly CoinProduct[];
}): ReactElement {
  const t = usePhrases('shop');
  const { withdrawalNotice, salesActLinks } = useEdition().supports.wallet;
  const { data: config } = useGetAppConfigQuery({ params: { platform: 'web' } });
  const email = config?.supportEmail;
  const bonusDays = [...new Set(products.flatMap((product) => product.bonusDays ?? []))];
  return (
    <section className={styles.notes}>
      <h2 className={styles.heading}>{t('goodToKnow')}</h2>
      <ul>
        <li>{t('paidLast', { count: paidCoinsLastYears })}</li>
        {bonusDays.map((days) => (
          <li key={days}>{t('bonusLast', { count: days })}</li>
        ))}
        {withdrawalNotice && <li>{t('withdrawal')}</li>}
        <li>{t('noRefund')}</li>
        {email && <li>{t('askRefund', { email })}</li>}
      </ul>
      <p className={styles.links}>
        <Link href="/legal/terms_of_use">{t('terms')}</Link>
        {salesActLinks && (
          <>
            <Link href="/legal/fund_settlement?languageCode=ja">{t('fundSettlement')}</Link>
            <Link href="/legal/special_commercial_transaction?languageCode=ja">
              {t('specialTransaction')}
            </Link>
          </>
        )}
      </p>
    </section>
  );
}
