import type { Promotion } from '@hanji/contract/entities/content.ts';
import { setLink } from '@hanji/domain/paths/set-link.ts';
import { promotionLabel, type PromotionGift } from '@hanji/domain/titles/promotion-label.ts';
import { formatRemainingTime } from '@hanji/i18n/format/times.ts';
import { usePhrases, useTranslate } from '@hanji/i18n/use-phrases.ts';
import { PromotionStrip } from '@hanji/ui-kit/works/promotion-strip/PromotionStrip.tsx';
import type { ReactElement } from 'react';

type PromotionsProps = {
  readonly promotions: readonly Promotion[];
  /** The page that they stand on: what leads there leads no further. */
  readonly at: string;
};

/** What is free or cheaper of a title for a while; a promotion that is over is left out. */
export function Promotions({ promotions, at }: PromotionsProps): ReactElement | null {
  const t = usePhrases('reading');
  const translate = useTranslate();
  const words: Readonly<Record<PromotionGift, string>> = {
    free: t('promotionFree'),
    discount: t('promotionDiscount'),
    coinback: t('promotionCoinback'),
  };
  const shown = promotions.flatMap((promotion) => {
    const label = promotionLabel(promotion);
    if (label === null) return [];
    const href = setLink(promotion.webLinkUrl);
    return {
      kind: label.gift,
      mark: words[label.gift],
      title: promotion.title,
      left: formatRemainingTime(translate, label.left),
      href: href === null || href === at ? undefined : href,
    };
  });
  return <PromotionStrip label={t('promotions')} promotions={shown} />;
}
