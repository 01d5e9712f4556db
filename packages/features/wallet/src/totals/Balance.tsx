import { formatNumber } from '@hanji/i18n/format/numbers.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import { BalanceLine } from '@hanji/ui-kit/wallet/balance-line/BalanceLine.tsx';
import type { ReactElement } from 'react';
import * as styles from './Balance.module.css';
import { useGetInventoryQuery } from './endpoints.ts';
import { useFormatExpiry } from './use-format-expiry.ts';

type BalanceProps = {
  /** Tickets as well. */
  readonly tickets?: boolean;
};

/** What the member has now, and what of it ends first; its room alone while nothing is known. */
export function Balance({ tickets = false }: BalanceProps): ReactElement {
  const t = usePhrases('coinHistory');
  const menu = usePhrases('menu');
  const locale = useLocale();
  const { formatExpiry } = useFormatExpiry();
  const { data } = useGetInventoryQuery(undefined, {
    refetchOnMountOrArgChange: true,
    // Another device may have bought meanwhile.
    refetchOnFocus: true,
  });
  if (data === undefined) return <div className={styles.room} />;
  const { purchasedAmount, freeAmount, closestExpireAmount, closestExpireAt } = data.coin;
  const count = (amount: number): string => formatNumber(locale, amount);
  return (
    <div className={styles.room}>
      <BalanceLine
        purchased={{ label: menu('boughtCoins'), amount: count(purchasedAmount) }}
        free={{ label: menu('freeCoins'), amount: count(freeAmount) }}
        tickets={
          tickets ? { label: menu('tickets'), amount: count(data.ticket.amount) } : undefined
        }
        expiry={
          closestExpireAt === null
            ? undefined
            : t('endsNext', {
                count: closestExpireAmount,
                date: formatExpiry(closestExpireAt),
              })
        }
      />
    </div>
  );
}
