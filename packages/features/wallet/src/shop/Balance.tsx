import { useEdition } from '@hanji/edition/edition-context.tsx';
import { formatDate } from '@hanji/i18n/format/dates.ts';
import { formatNumber } from '@hanji/i18n/format/numbers.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import { BalanceLine } from '@hanji/ui-kit/wallet/balance-line/BalanceLine.tsx';
import type { ReactElement } from 'react';
import { useGetInventoryQuery } from '#totals/endpoints.ts';

/** What the member has, and what of it ends first; nothing until that is known. */
export function Balance(): ReactElement | null {
  const t = usePhrases('shop');
  const menu = usePhrases('menu');
  const reading = usePhrases('reading');
  const locale = useLocale();
  const { timeZone } = useEdition();
  const { data } = useGetInventoryQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data === undefined) return null;
  const { purchasedAmount, freeAmount, closestExpireAmount, closestExpireAt } = data.coin;
  return (
    <section aria-label={t('yourCoins')}>
      <BalanceLine
        purchased={{ label: menu('coins'), amount: formatNumber(locale, purchasedAmount) }}
        free={{ label: menu('freeCoins'), amount: formatNumber(locale, freeAmount) }}
        expiry={
          closestExpireAt === null
            ? undefined
            : t('endsOn', {
                coins: reading('priceCoins', { count: closestExpireAmount }),
                day: formatDate(locale, closestExpireAt, timeZone),
              })
        }
      />
    </section>
  );
}
