import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { useEffect, useEffectEvent, useRef, type ReactElement } from 'react';
import { useGetAdInfoQuery } from '#calls/endpoints.ts';
import { useClient } from '#layer/use-client.ts';
import { OfferCard } from './OfferCard.tsx';

type MissionOfferProps = {
  readonly isShown: boolean;
  readonly onShow: () => void;
};

/** Missions, with how many there are and what they bring; asked for anew once the layer has gone. */
export function MissionOffer({ isShown, onShow }: MissionOfferProps): ReactElement {
  const t = usePhrases('offerwall');
  const reading = usePhrases('reading');
  const client = useClient();
  const { data, refetch } = useGetAdInfoQuery(
    { body: { client } },
    { refetchOnMountOrArgChange: true },
  );
  const wasShown = useRef(false);
  const askAnew = useEffectEvent(() => {
    if (wasShown.current && !isShown) void refetch();
    wasShown.current = isShown;
  });
  useEffect(() => askAnew(), [isShown]);
  const now =
    data &&
    (data.ads === 0
      ? t('missionNone')
      : t('missionNow', {
          count: data.ads,
          coins: reading('priceCoins', { count: data.coins }),
        }));
  return (
    <OfferCard
      title={t('missionTitle')}
      text={t('missionText')}
      // The way in stays though nothing is known of what is behind it.
      now={now ?? ''}
      show={t('missionOpen')}
      onShow={onShow}
    />
  );
}
