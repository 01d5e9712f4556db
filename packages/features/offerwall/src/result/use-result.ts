import type { PointConversion } from '@hanji/contract/entities/offerwall.ts';
import { coinsChanged } from '@hanji/edition/session/coins-in-step.ts';
import { useEditionStore } from '@hanji/edition/session/use-edition-store.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { useEffect, useEffectEvent } from 'react';
import { useGetConversionQuery } from '#calls/endpoints.ts';

/** The partner tells within seconds: so often is asked until it has. */
const askAgainMs = 3000;

/** How a conversion stands, as the service says, asked until that is known. */
export function useResult(id: PointConversion['id']) {
  const { dispatch } = useEditionStore();
  const arg = { params: { id } };
  const first = useGetConversionQuery(arg, { refetchOnMountOrArgChange: true });
  const state = first.currentData?.state;
  useGetConversionQuery(arg, { pollingInterval: askAgainMs, skip: state !== 'open' });
  const tell = useEffectEvent(() => {
    if (state === 'granted') coinsChanged(dispatch);
  });
  useEffect(() => tell(), [state]);
  return first;
}

/** What is said of a conversion that stands so. */
export function useResultWords(): (conversion: PointConversion) => {
  readonly title: string;
  readonly text: string;
} {
  const t = usePhrases('offerwall');
  const reading = usePhrases('reading');
  return ({ state, points, coins }) => {
    switch (state) {
      case 'granted':
        return {
          title: t('grantedTitle'),
          text: t('grantedText', {
            count: points ?? 0,
            coins: reading('priceCoins', { count: coins ?? 0 }),
          }),
        };
      case 'open':
        return { title: t('openTitle'), text: t('openText') };
      case 'cancelled':
        return { title: t('cancelledTitle'), text: t('noCoinsText') };
      case 'failed':
        return { title: t('failedTitle'), text: t('noCoinsText') };
    }
  };
}
