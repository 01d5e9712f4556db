import type { CoinTerms } from '@hanji/domain/purchase/price.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Skeleton } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import { PriceSummary } from '@hanji/ui-kit/wallet/price-summary/PriceSummary.tsx';
import { useGetCoinSpendingQuery } from '#purchase/call/endpoints.ts';
import { usePlannedUses } from './use-planned-uses.ts';

type SpendingSummaryProps = {
  readonly terms: CoinTerms;
  /** What the coins are for, where there is more than one way. */
  readonly way?: string | undefined;
};

/**
 * Which coins would pay a price, in the order in which they are used, and what would be left; where
 * they do not suffice, how many it takes, how many there are and how many are missing.
 */
export function SpendingSummary({ terms, way }: SpendingSummaryProps) {
  const t = usePhrases('unlock');
  const reading = usePhrases('reading');
  const { data } = useCoinSpending(terms.price);
  const linesOf = usePlannedUses();
  const coins = (count: number): string => reading('priceCoins', { count });
  if (!data) return <Coming />;
  const { uses, missing, balanceAfter } = data;
  const { price, coinBackPrice } = terms;
  if (missing > 0) {
    return (
      <PriceSummary
        label={way === undefined ? t('short') : t('shortFor', { way })}
        uses={[
          { label: t('needed'), amount: coins(price) },
          { label: t('held'), amount: coins(price - missing) },
        ]}
        missing={{ label: t('missing'), amount: coins(missing) }}
      />
    );
  }
  return (
    <PriceSummary
      label={way === undefined ? t('uses') : t('usesFor', { way })}
      uses={linesOf(uses)}
      back={
        coinBackPrice > 0
          ? { label: reading('promotionCoinback'), amount: coins(coinBackPrice) }
          : undefined
      }
      left={{ label: t('left'), amount: coins(balanceAfter) }}
    />
  );
}

/** Asked anew for each dialog: coins may have come or gone in another tab. */
export function useCoinSpending(price: number) {
  return useGetCoinSpendingQuery({ params: { coins: price } }, { refetchOnMountOrArgChange: true });
}

/** As high as what mostly comes. */
function Coming() {
  return (
    <div>
      <Skeleton shape="text" />
      <Skeleton shape="text" />
      <Skeleton shape="text" />
    </div>
  );
}
