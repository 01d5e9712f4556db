import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement } from 'react';
import { OfferCard } from './OfferCard.tsx';

/** Points of a card that become coins. */
export function ConversionOffer({ onShow }: { readonly onShow: () => void }): ReactElement {
  const t = usePhrases('offerwall');
  return (
    <OfferCard
      title={t('conversionTitle')}
      text={t('conversionText')}
      now={null}
      show={t('conversionOpen')}
      onShow={onShow}
    />
  );
}
